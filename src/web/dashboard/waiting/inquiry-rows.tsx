import { useQuery } from "@tanstack/react-query";
import { MessageCircle, ReceiptText, Trash2, UserPlus } from "lucide-react";
import { useLocation } from "wouter";
import { byId } from "#shared/group-by.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { dayAndGuests, kindText } from "#shared/inquiries/inquiry-text.ts";
import type { Clock } from "#shared/time/clock.ts";
import { sinceText } from "#shared/time/since-text.ts";
import { linkToEventPart } from "#web/address/links.ts";
import { clientNamesQuery } from "#web/clients/queries.ts";
import { useCreateEventOf, useDiscardInquiry } from "#web/inquiries/queries.ts";
import { useReplyLink } from "#web/inquiries/use-reply-link.ts";
import { Button } from "#web/ui/button.tsx";
import { MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import type { Waiting } from "./waiting.ts";
import { WaitingRow } from "./waiting-row.tsx";

const InquiryDialog = lazyDialog("InquiryDialog", () => import("#web/inquiries/inquiry-dialog.tsx"));

const LABEL = "Pedido novo";

/** Requests that nobody has dealt with, the newest first. */
export const inquiryRows = (inquiries: readonly Inquiry[], clock: Clock): Waiting[] =>
  inquiries
    .filter(({ state }) => state === "novo")
    .map((inquiry) => ({
      key: `inquiry ${inquiry.id}`,
      kind: "inquiry",
      label: LABEL,
      row: <InquiryRow inquiry={inquiry} clock={clock} />,
    }));

type InquiryRowProps = { inquiry: Inquiry; clock: Clock };

function InquiryRow({ inquiry, clock }: InquiryRowProps) {
  const { id, name, receivedAt, proposedClientId } = inquiry;
  const { mutateAsync: create, isPending } = useCreateEventOf();
  const { mutateAsync: discard, isPending: isDiscarding } = useDiscardInquiry();
  const { data: clients } = useQuery(clientNamesQuery);
  const known = proposedClientId === null ? undefined : byId(clients ?? []).get(proposedClientId);
  const kind = kindText(inquiry);
  const reply = useReplyLink(inquiry);
  const takeLostFocus = useLostFocus();
  const details = useDialogSubject<never>();
  const [, navigate] = useLocation();
  /** A failure shows a toast and leaves the row in place. */
  const stay = () => undefined;
  // A quote begins with its drinks.
  const quote = (clientId: number | null) =>
    create({ id, clientId }).then((event) => navigate(linkToEventPart(event.id, "drinks")), stay);
  return (
    <WaitingRow
      tone="blue"
      label={LABEL}
      action={
        <>
          <MoreMenu label={`Mais ações do pedido de ${name}`} isBusy={isDiscarding}>
            <MenuItem icon={<ReceiptText />} onSelect={() => details.open()}>
              Ver pedido
            </MenuItem>
            {reply && (
              <MenuItem
                icon={<MessageCircle />}
                onSelect={() => window.open(reply, "_blank", "noopener,noreferrer")}
              >
                Responder no WhatsApp
              </MenuItem>
            )}
            {known && (
              <MenuItem icon={<UserPlus />} onSelect={() => void quote(null)}>
                Criar orçamento com cliente novo
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem
              icon={<Trash2 />}
              tone="danger"
              onSelect={() => void discard(id).then(takeLostFocus, stay)}
            >
              Descartar
            </MenuItem>
          </MoreMenu>
          <Button
            variant="secondary"
            size="sm"
            isBusy={isPending}
            aria-label={`Criar orçamento de ${name}`}
            onClick={() => void quote(proposedClientId)}
          >
            <span className="max-sm:hidden">Criar orçamento</span>
            <span className="sm:hidden">Orçamento</span>
          </Button>
        </>
      }
    >
      <button
        type="button"
        onClick={() => details.open()}
        aria-label={`Ver o pedido de ${name}`}
        className="relative text-left font-semibold text-ink underline-offset-4 hover:underline"
      >
        {name}
      </button>{" "}
      · {kind && <span className="max-sm:hidden">{kind}, </span>}
      {dayAndGuests(inquiry)}
      <span className="max-sm:hidden"> · {sinceText(receivedAt, clock.now)}</span>
      {known && ` · já é cliente${known.name === name ? "" : `: ${known.name}`}`}
      <InquiryDialog key={details.key} inquiry={inquiry} open={details.isOpen} onClose={details.close} />
    </WaitingRow>
  );
}
