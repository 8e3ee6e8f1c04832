import { clientNames } from "#shared/events/client-names.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { EventType } from "#shared/events/enumerations.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { type Exact, plus } from "#shared/numbers/exact.ts";
import { margin } from "#shared/payments/margin/margin.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import type { EventFigures } from "./event-figures.ts";
import { type ReportTotals, reportTotals } from "./report-totals.ts";

/** What the priced events of one client or of one type left. */
export type GroupMargin = ReportTotals & { name: string; events: number; margin: number | undefined };

type Group = { name: string; events: number; revenue: Exact; cost: Exact };
type Groups<Key> = ReadonlyMap<Key, Group>;

/** Priced events only: an estimate has no margin. */
export type MarginTally = { byClient: Groups<number>; byType: Groups<EventType> };

const NO_CLIENT = { id: 0, name: "Sem cliente" };
const UNPRICED: MarginTally = { byClient: new Map(), byType: new Map() };
const noClients = new Map<number, { name: string }>();

type MarginFigures = Pick<EventFigures, "revenue" | "cost">;

export function marginTally(event: PricedEvent, { revenue, cost }: MarginFigures): MarginTally {
  if (event.total === null) return UNPRICED;
  const client = firstClient(event);
  const groupNamed = (name: string): Group => ({ name, events: 1, revenue, cost });
  return {
    byClient: new Map([[client.id, groupNamed(client.name)]]),
    byType: new Map([[event.type, groupNamed(eventTypeLabels[event.type])]]),
  };
}

/** An event of several clients counts for the first, so that the groups add up to the report. */
function firstClient(event: PricedEvent): { id: number; name: string } {
  const [id] = event.clients;
  return id === undefined ? NO_CLIENT : { id, name: clientNames(event, noClients)(id) };
}

export const mergedMargins = (tallies: readonly MarginTally[]): MarginTally => ({
  byClient: mergedGroups(tallies.map(({ byClient }) => byClient)),
  byType: mergedGroups(tallies.map(({ byType }) => byType)),
});

function mergedGroups<Key>(all: readonly Groups<Key>[]): Groups<Key> {
  const merged = new Map<Key, Group>();
  for (const groups of all) {
    for (const [key, group] of groups) {
      const known = merged.get(key);
      if (!known) {
        merged.set(key, { ...group });
        continue;
      }
      known.events += group.events;
      known.revenue = plus(known.revenue, group.revenue);
      known.cost = plus(known.cost, group.cost);
    }
  }
  return merged;
}

export type Margins = { byClient: GroupMargin[]; byType: GroupMargin[] };

/** The margins of clients and types, the highest profit first. */
export function groupMargins(tallies: readonly MarginTally[]): Margins {
  const { byClient, byType } = mergedMargins(tallies);
  return { byClient: ranked(byClient), byType: ranked(byType) };
}

const ranked = (groups: Groups<unknown>): GroupMargin[] =>
  Array.from(groups.values(), groupMargin).sort(
    (a, b) => b.profit - a.profit || compareTexts(a.name, b.name),
  );

function groupMargin({ name, events, revenue, cost }: Group): GroupMargin {
  const totals = reportTotals([{ revenue, cost }]);
  return { name, events, ...totals, margin: margin(totals.revenue, totals.cost) };
}
