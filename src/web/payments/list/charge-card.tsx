import { Archive, CircleAlert, CircleCheck, Clock } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import type { Day } from "#shared/numbers/day.ts";
import { formatMoney, formatWeekdayDate } from "#shared/numbers/format.ts";
import { dueDate, dueState } from "#shared/payments/charge-due.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import type { PaymentState } from "#shared/payments/payment-state.ts";
import { linkToEvent } from "#web/app/address/links.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { type BadgeTone, QuietBadge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { type ChargeActionProps, ChargeActions } from "./charge-actions.tsx";

type ChargeCardProps = ChargeActionProps & {
  charge: ListedCharge;
  today: Day;
  /** There is room for one line: when, who and what, how much, and all actions. */
  isRoomy: boolean;
};

const looks: Record<PaymentState["tone"], { tone: BadgeTone; icon: ReactElement }> = {
  danger: { tone: "red", icon: plainIcon(CircleAlert) },
  warning: { tone: "yellow", icon: plainIcon(Clock) },
  success: { tone: "green", icon: plainIcon(CircleCheck) },
  neutral: { tone: "neutral", icon: plainIcon(Clock) },
};
const disabledIcon = plainIcon(Archive);

export function ChargeCard({ charge, today, isRoomy, ...actions }: ChargeCardProps) {
  const due = <Due charge={charge} today={today} />;
  const buttons = <ChargeActions charge={charge} isRoomy={isRoomy} {...actions} />;
  if (isRoomy) {
    return (
      <div className="flex items-center gap-x-4">
        <div className="w-40 shrink-0">{due}</div>
        <div className="min-w-0 flex-1">
          <Who charge={charge} />
        </div>
        <Amount charge={charge} />
        <div className="-mr-2 flex w-57 shrink-0 justify-end print:hidden">{buttons}</div>
      </div>
    );
  }
  return (
    <>
      <div className="flex gap-x-3">
        <div className="min-w-0 flex-1">
          <Who charge={charge} />
        </div>
        <Amount charge={charge} />
      </div>
      <div className="-mr-2 -mb-1 flex items-center justify-between gap-x-2">
        {due}
        {buttons}
      </div>
    </>
  );
}

/** Whom and for what. */
function Who({ charge }: { charge: ListedCharge }) {
  const { clientNames, eventId, eventName, eventDate, kind, note, active, status } = charge;
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">
        {clientNames.length > 0 ? clientNames.join(", ") : "Sem cliente"}
      </h3>
      <p className="text-sm leading-5 wrap-anywhere text-muted">
        <span className="font-medium text-ink">{chargeKindLabels[kind]}</span>
        {note && ` (${note})`}
        {" · "}
        <Link
          href={linkToEvent(eventId)}
          // As tall as a fingertip without pushing the lines apart.
          className="relative underline-offset-4 hover:text-ink hover:underline pointer-coarse:before:absolute pointer-coarse:before:-inset-y-2.5 pointer-coarse:before:inset-x-0"
        >
          {eventName}
        </Link>
        {" · "}
        <span className="whitespace-nowrap tabular-nums">{formatWeekdayDate(eventDate)}</span>
      </p>
      {(active === "false" || status === "cancelado") && (
        <p className="flex gap-x-3">
          {active === "false" && (
            <QuietBadge tone="neutral" icon={disabledIcon}>
              Desabilitado
            </QuietBadge>
          )}
          {status === "cancelado" && <StatusBadge status={status} />}
        </p>
      )}
    </>
  );
}

function Due({ charge, today }: { charge: ListedCharge; today: Day }) {
  const { text, tone } = dueState(charge, today);
  return (
    <p className="min-w-0 leading-5 tabular-nums">
      <QuietBadge {...looks[tone]}>{text}</QuietBadge>
      <span className="block text-xs whitespace-nowrap text-muted">
        {tone === "success" && "venc. "}
        {dueDate(charge.dueOn)}
      </span>
    </p>
  );
}

/** What is open, of what was charged; of a paid charge what that was. */
function Amount({ charge: { amount, open, paid } }: { charge: ListedCharge }) {
  const isOpen = Number(open) > 0;
  return (
    <p className="shrink-0 text-right leading-5 tabular-nums">
      <span className="block font-semibold whitespace-nowrap">
        {formatMoney(Number(isOpen ? open : amount))}
      </span>
      {isOpen && Number(paid) > 0 && (
        <span className="block text-xs whitespace-nowrap text-muted">de {formatMoney(Number(amount))}</span>
      )}
    </p>
  );
}
