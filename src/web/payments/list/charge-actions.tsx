import { Copy, EllipsisVertical, History, MessageCircle, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { isDue } from "#shared/payments/agreed/agreement.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { chargeLabel } from "#web/payments/labels.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

type Act = (charge: ListedCharge) => void;

export type ChargeActionProps = {
  onShowHistory: Act;
  /** Undefined for those who may not record receipts. */
  onReceive: Act | undefined;
  /** Undefined where the settings could not be read. */
  pix: { onCopy: Act; onShow: Act } | undefined;
  /** The address that opens WhatsApp with a reminder. */
  messageLink: (charge: ListedCharge) => string;
};

type Props = ChargeActionProps & {
  charge: ListedCharge;
  /** There is room for all of them side by side. */
  isRoomy: boolean;
};

// Shared elements: React skips them when the list re-renders.
const icons = {
  copy: plainIcon(Copy, "size-4.5"),
  qr: plainIcon(QrCode, "size-4.5"),
  message: plainIcon(MessageCircle, "size-4.5"),
  history: plainIcon(History, "size-4.5"),
  more: plainIcon(EllipsisVertical, "size-4.5"),
};

const HISTORY = "Histórico";

/** Nothing is asked of the client of a quote or of a cancelled or disabled event; a disabled one takes no receipts. */
export function ChargeActions({ charge, isRoomy, onShowHistory, onReceive, pix, messageLink }: Props) {
  const isOpen = Number(charge.open) > 0;
  const isAsked = isOpen && isDue(charge);
  const label = chargeLabel(charge);
  const copy = isAsked && pix && (() => pix.onCopy(charge));
  const showQr = isAsked && pix && (() => pix.onShow(charge));
  const showHistory = () => onShowHistory(charge);

  return (
    <div className="flex shrink-0 items-center print:hidden">
      {isOpen && charge.active === "true" && onReceive && (
        <div className="mr-1">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Recebi: ${label}`}
            onClick={() => onReceive(charge)}
          >
            Recebi
          </Button>
        </div>
      )}
      {isRoomy && copy && (
        <IconButton label="Copiar Pix" of={label} onClick={copy}>
          {icons.copy}
        </IconButton>
      )}
      {isRoomy && showQr && (
        <IconButton label="QR code" of={label} onClick={showQr}>
          {icons.qr}
        </IconButton>
      )}
      {isAsked && (
        <a
          href={messageLink(charge)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Cobrar no WhatsApp: ${label}`}
          title="Cobrar no WhatsApp"
          className={buttonClass({ variant: "quiet", size: "icon" })}
        >
          {icons.message}
        </a>
      )}
      {isRoomy || !copy ? (
        <IconButton label={HISTORY} of={label} onClick={showHistory}>
          {icons.history}
        </IconButton>
      ) : (
        <Menu
          label={`Mais ações: ${label}`}
          trigger={
            <Button variant="quiet" size="icon">
              {icons.more}
            </Button>
          }
        >
          <MenuItem icon={icons.copy} onSelect={copy}>
            Copiar Pix
          </MenuItem>
          {showQr && (
            <MenuItem icon={icons.qr} onSelect={showQr}>
              QR code
            </MenuItem>
          )}
          <MenuItem icon={icons.history} onSelect={showHistory}>
            {HISTORY}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}

type IconButtonProps = { label: string; of: string; onClick: () => void; children: ReactNode };

const IconButton = ({ label, of, onClick, children }: IconButtonProps) => (
  <Button variant="quiet" size="icon" aria-label={`${label}: ${of}`} title={label} onClick={onClick}>
    {children}
  </Button>
);
