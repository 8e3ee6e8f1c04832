import { clsx } from "clsx";
import { Archive, CircleAlert, CircleCheck, Clock } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "wouter";
import type { Day } from "#shared/numbers/day.ts";
import { formatWeekdayDay } from "#shared/numbers/day.ts";
import { formatMoney, formatWeekdayDate } from "#shared/numbers/format.ts";
import { isExpected, isQuote } from "#shared/payments/agreed/agreement.ts";
import { dueState } from "#shared/payments/charges/charge-due.ts";
import type { PaymentState } from "#shared/payments/charges/payment-state.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import { linkToEvent } from "#web/address/links.ts";
import { ClientLinks } from "#web/clients/client-links.tsx";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { QuietBadge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { type ChargeActionProps, ChargeActions } from "./charge-actions.tsx";

type ChargeCardProps = ChargeActionProps & {
  charge: ListedCharge;
  today: Day;
  /** There is room for one line: when, who and what, how much, and all actions. */
  isRoomy: boolean;
};

const looks: Record<PaymentState["tone"], { className: string; icon: ReactElement }> = {
  danger: { className: "text-red-ink", icon: plainIcon(CircleAlert) },
  warning: { className: "text-yellow-ink", icon: plainIcon(Clock) },
  success: { className: "text-green-ink", icon: plainIcon(CircleCheck) },
  neutral: { className: "text-neutral-ink", icon: plainIcon(Clock) },
};
const disabledIcon = plainIcon(Archive);

export function ChargeCard({ charge, today, isRoomy, ...actions }: ChargeCardProps) {
  const due = <Due charge={charge} today={today} isRoomy={isRoomy} />;
  const buttons = <ChargeActions charge={charge} isRoomy={isRoomy} {...actions} />;
  if (isRoomy) {
    return (
      <div className="flex items-center gap-x-4">
        <div className="w-40 shrink-0">{due}</div>
        <div className="min-w-0 flex-1">
          <Client charge={charge} />
          <Purpose charge={charge} />
        </div>
        <div className="text-right">
          <Amount charge={charge} />
          {isPartPaid(charge) && (
            <p className="text-xs whitespace-nowrap text-muted tabular-nums">de {amountOf(charge)}</p>
          )}
        </div>
        <div className="-mr-2 flex w-57 shrink-0 justify-end print:hidden">{buttons}</div>
      </div>
    );
  }
  return (
    <>
      <div className="flex gap-x-3">
        <div className="min-w-0 flex-1">
          <Client charge={charge} />
        </div>
        <Amount charge={charge} />
      </div>
      <Purpose charge={charge} hasAmount={isPartPaid(charge)} />
      <div className="-mr-2 -mb-1 flex items-center justify-between gap-x-2">
        {due}
        {buttons}
      </div>
    </>
  );
}

const amountOf = ({ amount }: ListedCharge) => formatMoney(Number(amount));

const isAwaited = (charge: ListedCharge) => Number(charge.open) > 0 && isExpected(charge);

const isPartPaid = ({ open, paid }: ListedCharge) => Number(open) > 0 && Number(paid) > 0;

const Client = ({ charge: { clientIds, clientNames } }: { charge: ListedCharge }) => (
  <h3 className="leading-5 font-semibold wrap-anywhere pointer-coarse:leading-6">
    {clientNames.length > 0 ? (
      <ClientLinks ids={clientIds} nameOf={(_id, position) => clientNames[position] ?? ""} />
    ) : (
      "Sem cliente"
    )}
  </h3>
);

/** What is open; of a paid charge, and of an event that does not take place, what was received. */
const Amount = ({ charge }: { charge: ListedCharge }) => (
  <p
    className={clsx(
      "shrink-0 leading-5 whitespace-nowrap tabular-nums pointer-coarse:leading-6",
      isQuote(charge) ? "text-muted" : "font-semibold",
    )}
  >
    {formatMoney(Number(isAwaited(charge) ? charge.open : charge.paid))}
  </p>
);

type PurposeProps = { charge: ListedCharge; hasAmount?: boolean };

/** What it is charged for. */
function Purpose({ charge, hasAmount }: PurposeProps) {
  const { eventId, eventName, eventDate, kind, note, active, status } = charge;
  const timeZone = useTimeZone();
  return (
    <>
      <p className="line-clamp-3 text-sm leading-5 wrap-anywhere text-muted print:line-clamp-none">
        <span className="font-medium text-ink">{chargeKindLabels[kind]}</span>
        {hasAmount && <span className="whitespace-nowrap tabular-nums"> de {amountOf(charge)}</span>}
        {note && ` (${note})`}
        {" · "}
        <Link
          href={linkToEvent(eventId)}
          // As tall as a fingertip without pushing the lines apart.
          className="relative underline-offset-4 hover:text-ink hover:underline pointer-coarse:before:absolute pointer-coarse:before:-inset-y-2.5 pointer-coarse:before:inset-x-0"
        >
          {eventName}
        </Link>
        , <span className="whitespace-nowrap tabular-nums">{formatWeekdayDate(eventDate, timeZone)}</span>
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

type DueProps = { charge: ListedCharge; today: Day; isRoomy: boolean };

function Due({ charge, today, isRoomy }: DueProps) {
  const { text, tone } = dueState(charge, today);
  const { className, icon } = looks[tone];
  return (
    <p className="min-w-0 tabular-nums">
      <span
        className={clsx(
          "flex items-center gap-1.5 text-sm leading-5 font-medium [&>svg]:size-3.5 [&>svg]:shrink-0",
          className,
        )}
      >
        {isRoomy && icon}
        {text}
      </span>
      <span className="block text-xs whitespace-nowrap text-muted">
        {tone === "success" && "venc. "}
        {charge.dueOn && formatWeekdayDay(charge.dueOn)}
      </span>
    </p>
  );
}
