import { relativeDay, shortDay } from "#shared/dashboard/day-names.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import { addDays, type Day } from "#shared/numbers/day.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isDue } from "#shared/payments/agreed/agreement.ts";
import { dueDay, isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import type { MorningRow } from "./morning-row.ts";

/** Days ahead for which a charge is told. */
const DUE_SOON = 3;

type OpenCharge = { event: PricedEvent; charge: Charge; dueOn: Day };

/** What is overdue, and what is due within three days, each in one line. */
export function chargeRows(events: readonly PricedEvent[], today: Day): MorningRow[] {
  const open = events
    .filter(isDue)
    .flatMap((event) => event.charges.map((charge) => ({ event, charge, dueOn: dueDay(charge, today) })))
    .filter(({ charge }) => !isPaid(charge));
  const overdue = open.filter(({ dueOn }) => dueOn < today);
  const last = addDays(today, DUE_SOON);
  const soon = open.filter(({ dueOn }) => dueOn >= today && dueOn <= last);
  return [
    ...chargeRow("overdue", "Vencido", overdue, today),
    ...chargeRow("due", `Vence até ${shortDay(last)}`, soon, today),
  ];
}

function chargeRow(
  kind: "overdue" | "due",
  label: string,
  charges: readonly OpenCharge[],
  today: Day,
): MorningRow[] {
  const [first] = charges;
  if (!first) return [];
  const count =
    kind === "overdue"
      ? formatCount(charges.length, "cobrança vencida", "cobranças vencidas")
      : formatCount(charges.length, "cobrança", "cobranças");
  const only = `${chargeKindLabels[first.charge.kind]} de ${first.event.name}, ${relativeDay(first.dueOn, today)}`;
  return [
    {
      kind,
      id: charges.length === 1 ? first.event.id : 0,
      label,
      subject: formatMoney(Number(moneySum(charges.map(({ charge }) => openAmount(charge))))),
      facts: charges.length === 1 ? only : count,
      path: "/recebimentos",
    },
  ];
}
