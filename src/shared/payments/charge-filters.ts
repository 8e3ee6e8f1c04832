import { type Day, daysBetween } from "#shared/numbers/day.ts";
import { type Money, moneySum } from "#shared/numbers/money.ts";
import type { ListedCharge } from "./contract.ts";

export const chargeFilters = ["vencidos", "7-dias", "30-dias", "pagos", "todos"] as const;
export type ChargeFilter = (typeof chargeFilters)[number];

/** The parts of the list, in the order in which they are shown. */
export const chargeGroups = ["overdue", "week", "month", "later", "paid", "dropped"] as const;
export type ChargeGroup = (typeof chargeGroups)[number];

type Grouped = Pick<ListedCharge, "dueOn" | "open" | "active" | "status">;

const WEEK = 7;
const MONTH = 30;

/** True while the event takes place: what a cancelled or disabled one leaves open is asked of nobody. */
export const isExpected = ({ active, status }: Pick<ListedCharge, "active" | "status">): boolean =>
  active === "true" && status !== "cancelado";

const isOpen = ({ open }: Pick<ListedCharge, "open">) => Number(open) > 0;

export function chargeGroup(charge: Grouped, today: Day): ChargeGroup {
  if (!isOpen(charge)) return "paid";
  if (!isExpected(charge)) return "dropped";
  const days = daysBetween(today, charge.dueOn);
  if (days < 0) return "overdue";
  if (days <= WEEK) return "week";
  return days <= MONTH ? "month" : "later";
}

const groupsOf: Record<ChargeFilter, readonly ChargeGroup[]> = {
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
): readonly C[] =>
  filter === "todos"
    ? charges
    : charges.filter((charge) => groupsOf[filter].includes(chargeGroup(charge, today)));

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
  for (const charge of charges.toSorted(byDueDate)) byGroup.get(chargeGroup(charge, today))?.push(charge);
  byGroup.get("paid")?.reverse();
  return [...byGroup].flatMap(([group, found]) => (found.length > 0 ? [{ group, charges: found }] : []));
}

function byDueDate<C extends Pick<ListedCharge, "id" | "dueOn">>(a: C, b: C): number {
  if (a.dueOn === b.dueOn) return a.id - b.id;
  return a.dueOn < b.dueOn ? -1 : 1;
}

type Summed = Pick<ListedCharge, "open" | "paid" | "active" | "status">;

/** What is still to come of these charges, and what was received for them. */
export const chargeTotals = (charges: readonly Summed[]): { open: Money; received: Money } => ({
  open: moneySum(charges.filter(isExpected).map(({ open }) => open)),
  received: moneySum(charges.map(({ paid }) => paid)),
});
