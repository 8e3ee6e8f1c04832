import type { eventClients, fixedCosts } from "#server/db/schema/event-parts.ts";
import type { events } from "#server/db/schema/events.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import type { ActivityChange } from "#shared/activity/contract.ts";
import type { EventInput } from "#shared/events/contract.ts";
import { fixedCostTotal } from "#shared/events/event-cost.ts";
import type { EventDrink, Supply } from "#shared/events/plan-contract.ts";
import { hasSamePlan, hasSameSupplies } from "#shared/events/stock/same-plan.ts";

/** True for a field that is told with its values before and after; others are told below, or not at all. */
const isPlain = {
  name: true,
  date: true,
  location: true,
  guests: true,
  status: true,
  type: true,
  combo: true,
  drinks: false,
  supplies: false,
  clients: false,
  fixedCosts: false,
  pricing: false,
  priceAnswer: false,
  durationMinutes: false,
  arrivalTime: true,
  teamNotes: false,
  teaches: false,
  guestsPresent: true,
  version: false,
} as const satisfies Record<keyof EventInput, boolean>;

type PlainField = {
  [Field in keyof typeof isPlain]: (typeof isPlain)[Field] extends true ? Field : never;
}[keyof typeof isPlain];

const FIELDS = Object.keys(isPlain).filter(
  (field): field is PlainField => isPlain[field as keyof typeof isPlain],
);

type Present = {
  event: typeof events.$inferSelect;
  drinks: readonly EventDrink[];
  supplies: readonly Supply[];
  clients: readonly (typeof eventClients.$inferSelect)[];
  fixedCosts: readonly (typeof fixedCosts.$inferSelect)[];
};
type Edited = Omit<EventInput, "drinks"> & { drinks: readonly EventDrink[] };

/** The fields that an edit of an event changes, for its audit entry. */
export function eventChanges(present: Present, edited: Edited): ActivityChange[] {
  const { event } = present;
  const before = { ...event, date: event.date.toISOString() };
  const after = { ...edited, date: new Date(edited.date).toISOString() };
  return [
    ...changesOf(before, after, FIELDS),
    ...fieldsChanged(changesOf(before, after, ["teamNotes"])),
    ...changesOf({ teaches: yesOrNo(event.teaches) }, { teaches: yesOrNo(edited.teaches) }, ["teaches"]),
    ...drinkChanges(present.drinks, edited.drinks),
    ...supplyChanges(present.supplies, edited.supplies),
    ...clientChanges(present.clients, edited.clients),
    ...costChanges(present.fixedCosts, edited.fixedCosts),
  ];
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? "sim" : "não");

function drinkChanges(before: readonly EventDrink[], after: readonly EventDrink[]): ActivityChange[] {
  if (hasSamePlan(before, after)) return [];
  const [from, to] = [before, after].map((drinks) => drinks.reduce((sum, { quantity }) => sum + quantity, 0));
  return [from === to ? { field: "drinks" } : { field: "drinks", from, to }];
}

function supplyChanges(before: readonly Supply[], after: EventInput["supplies"]): ActivityChange[] {
  if (after === undefined || hasSameSupplies(before, after)) return [];
  const [from, to] = [before.length, after.length];
  return [from === to ? { field: "supplies" } : { field: "supplies", from, to }];
}

function clientChanges(before: Present["clients"], after: EventInput["clients"]): ActivityChange[] {
  const present = before.toSorted((a, b) => a.position - b.position).map(({ clientId }) => clientId);
  return after === undefined || present.join() === after.join() ? [] : [{ field: "clients" }];
}

function costChanges(before: Present["fixedCosts"], after: EventInput["fixedCosts"]): ActivityChange[] {
  if (after === undefined) return [];
  const listed = (costs: readonly { name: string; value: number; category: string }[]) =>
    JSON.stringify(costs.map(({ name, value, category }) => [name, value, category]));
  const present = before
    .toSorted((a, b) => a.position - b.position)
    .map((cost) => ({ ...cost, value: Number(cost.value) }));
  if (listed(present) === listed(after)) return [];
  const [from, to] = [fixedCostTotal(present), fixedCostTotal(after)];
  return [from === to ? { field: "fixedCosts" } : { field: "fixedCosts", from, to }];
}
