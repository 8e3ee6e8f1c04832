import { Link } from "wouter";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { overdue } from "#shared/payments/overdue.ts";
import { paths } from "#web/address/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WaitingRow } from "./waiting-row.tsx";

/** What clients should have paid by now; nothing where nobody is late. */
export function OverdueRow({ events, today }: { events: readonly PricedEvent[]; today: Day }) {
  const { count, amount } = overdue(events, today);
  if (count === 0) return null;
  return (
    <WaitingRow
      tone="red"
      label="Vencido"
      action={
        <Link href={paths.payments} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Cobrar
        </Link>
      }
    >
      <span className="font-semibold text-ink">{formatMoney(Number(amount))}</span> ·{" "}
      {formatCount(count, "cobrança vencida", "cobranças vencidas")}
    </WaitingRow>
  );
}
