import { type Day, daysBetween } from "#shared/numbers/day.ts";
import { type Money, moneySum } from "#shared/numbers/money.ts";
import { isDue, isExpected, isQuote } from "#shared/payments/agreed/agreement.ts";
import { dueDay } from "#shared/payments/charge-rules.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";

export const chargeFilters = ["vencidos", "7-dias", "30-dias", "pagos", "todos"] as const;
export type ChargeFilter = (typeof chargeFilters)[number];

/** The parts of the list, in the order in which they are shown. */
export const chargeGroups = ["overdue", "week", "month", "later", "paid", "dropped", "quoted"] as const;
export type ChargeGroup = (typeof chargeGroups)[number];

type Grouped = Pick<ListedCharge, "dueOn" | "open" | "paid" | "active" | "status" | "agreed" | "refused">;

const WEEK = 7;
const MONTH = 30;

/**
 * Undefined for a charge that nobody will pay: of a cancelled, disabled or refused event the list keeps what was
 * received.
 */
export function chargeGroup(charge: Grouped, today: Day): ChargeGroup | undefined {
  if (Number(charge.open) === 0) return "paid";
  if (isQuote(charge)) return "quoted";
  if (!isDue(charge)) return !isExpected(charge) && Number(charge.paid) > 0 ? "dropped" : undefined;
  const days = daysBetween(today, dueDay(charge, today));
  if (days < 0) return "overdue";
  if (days <= WEEK) return "week";
  return days <= MONTH ? "month" : "later";
}

const groupsOf: Record<ChargeFilter, readonly (ChargeGroup | undefined)[]> = {
  vencidos: ["overdue"],
  "7-dias": ["week"],
  "30-dias": ["week", "month"],
  pagos: ["paid"],
  todos: chargeGroups,
};

export const filterCharges = <C extends Grouped>(
  charges: readonly C[],
  filter: ChargeFilter,
  today: Day,
): readonly C[] => charges.filter((charge) => groupsOf[filter].includes(chargeGroup(charge, today)));

/** How many charges each filter shows. */
export function countCharges(charges: readonly Grouped[], today: Day): Record<ChargeFilter, number> {
  const counts = { vencidos: 0, "7-dias": 0, "30-dias": 0, pagos: 0, todos: 0 };
  for (const charge of charges) {
    const group = chargeGroup(charge, today);
    for (const filter of chargeFilters) if (groupsOf[filter].includes(group)) counts[filter] += 1;
  }
  return counts;
}

/** The groups that have charges: by due date, those that are paid the latest first. */
export function groupCharges<C extends Grouped & { id: number }>(
  charges: readonly C[],
  today: Day,
): { group: ChargeGroup; charges: C[] }[] {
  const byGroup = new Map<ChargeGroup, C[]>(chargeGroups.map((group) => [group, []]));
  for (const charge of charges.toSorted(byDueDate)) {
    const group = chargeGroup(charge, today);
    if (group) byGroup.get(group)?.push(charge);
  }
  byGroup.get("paid")?.reverse();
  return [...byGroup].flatMap(([group, found]) => (found.length > 0 ? [{ group, charges: found }] : []));
}

function byDueDate<C extends Pick<ListedCharge, "id" | "dueOn">>(a: C, b: C): number {
  if (a.dueOn === b.dueOn) return a.id - b.id;
  return (a.dueOn ?? "") < (b.dueOn ?? "") ? -1 : 1;
}

type Summed = Pick<ListedCharge, "open" | "paid" | "active" | "status" | "agreed" | "refused">;

/** What is still to come of these charges, what would come of quotes, and what was received for all of them. */
export const chargeTotals = (
  charges: readonly Summed[],
): { open: Money; quoted: Money; received: Money } => ({
  open: moneySum(charges.filter(isDue).map(({ open }) => open)),
  quoted: moneySum(charges.filter(isQuote).map(({ open }) => open)),
  received: moneySum(charges.map(({ paid }) => paid)),
});
