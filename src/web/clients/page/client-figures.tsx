import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import type { ClientMoney } from "#shared/payments/agreed/client-money.ts";
import { daysAgoText, openReason } from "#shared/payments/agreed/open-reason.ts";
import { dayIn } from "#shared/time/clock.ts";
import { reasonTones } from "#web/clients/list/client-amounts.tsx";
import { useTimeZone, useToday } from "#web/session/clock.ts";

type ClientFiguresProps = { money: ClientMoney; events: readonly CateringEvent[] };

/** What is open leads; then what was received, agreed, and would come. */
export function ClientFigures({ money, events }: ClientFiguresProps) {
  const today = useToday();
  const timeZone = useTimeZone();
  const reason = Number(money.open) > 0 ? openReason(money, today) : undefined;
  const since = events.map(({ date }) => dayIn(date, timeZone)).sort()[0];
  const late = reason?.tone === "danger" && money.dueOn && `, ${daysAgoText(money.dueOn, today)}`;
  return (
    <dl className="mb-6 flex flex-wrap gap-x-11 gap-y-4 tabular-nums">
      <Figure
        label="Em aberto"
        note={reason && `${reason.text}${late || ""}`}
        tone={reasonTones[reason?.tone ?? "neutral"]}
      >
        <LeadAmount amount={money.open} />
      </Figure>
      <Figure label="Recebido" note={eventsText(money.receivedEvents, "em ")}>
        <Amount amount={money.received} />
      </Figure>
      <Figure
        label="Fechado"
        note={
          eventsText(money.agreedEvents) && `${eventsText(money.agreedEvents)} desde ${since?.slice(0, 4)}`
        }
      >
        <Amount amount={money.agreed} />
      </Figure>
      {money.quotedEvents > 0 && (
        <Figure label="Se fechar" note={eventsText(money.quotedEvents)}>
          <Amount amount={money.quoted} />
        </Figure>
      )}
    </dl>
  );
}

const eventsText = (count: number, before = "") =>
  count > 0 ? `${before}${formatCount(count, "evento", "eventos")}` : undefined;

type FigureProps = { label: string; note: string | undefined; tone?: string; children: ReactNode };

const Figure = ({ label, note, tone = "text-muted", children }: FigureProps) => (
  <div className="flex flex-col">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="flex flex-1 flex-col justify-between">
      {children}
      <span className={clsx("min-h-4 text-xs leading-4", tone)}>{note}</span>
    </dd>
  </div>
);

const Amount = ({ amount }: { amount: Money }) => (
  <span className="py-1 text-lg font-semibold">{formatMoney(Number(amount))}</span>
);

/** The cents smaller and lighter. */
function LeadAmount({ amount }: { amount: Money }) {
  const [whole, cents] = formatMoney(Number(amount)).split(",");
  return (
    <span className="text-[1.75rem] leading-8.5 font-semibold">
      {whole}
      <span className="text-xl font-normal text-muted">,{cents}</span>
    </span>
  );
}
