import { Link } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import { relativeDay, shortDay } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { linkToReturn } from "#web/address/links.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WaitingRow } from "./waiting-row.tsx";

const nothing = new Map<number, never>();

export function AwaitedReturn({ event, clock }: { event: CateringEvent; clock: Clock }) {
  const day = dayIn(event.date, clock.timeZone);
  const isTonight = day === today(clock);
  return (
    <WaitingRow
      tone={isTonight ? "yellow" : "red"}
      label={isTonight ? "Estoque fora" : "Retorno pendente"}
      action={
        <Link href={linkToReturn(event.id)} className={buttonClass({ variant: "secondary", size: "sm" })}>
          <span>
            Contar<span className="max-sm:sr-only"> retorno</span>
          </span>
        </Link>
      }
    >
      <span className="font-semibold text-ink">{event.name}</span> ·{" "}
      <span className="max-sm:hidden">{relativeDay(day, today(clock))}, </span>
      {shortDay(day)} · {formatCount(event.stockUse.length, "item fora", "itens fora")}
      {/* What was withdrawn has its own cost: today's prices are not needed. */}
      {hasMoney(event) && (
        <span className="max-sm:hidden">, {formatMoney(eventCost(event, nothing).stock)}</span>
      )}
    </WaitingRow>
  );
}
