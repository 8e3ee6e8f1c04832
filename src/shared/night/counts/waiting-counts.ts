import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import type { EventCount, EventCountInput, TakenCount } from "./contract.ts";
import { isWithoutAmounts, MOST_OPEN } from "./count-entry.ts";
import type { CountChange, CountItem } from "./count-lines.ts";
import { perLossField } from "./loss-fields.ts";

/** A count that the server has not confirmed yet. */
export type WaitingCount = {
  eventId: number;
  entry: EventCountInput;
  /** As it was counted, to be shown where it cannot be sent any more; the first versions did not keep it. */
  item?: CountItem;
  /** Who counted, where that is no account. */
  by?: string;
  /** Sending has begun, so that it must not change any more: what is touched from then on is another entry. */
  isSealed: boolean;
  /** Why the server does not take it; it is kept, and sent again when it was corrected or somebody asks for it. */
  problem?: string;
};

/** The ids of these counts, as the server knows them. */
export const idsOf = (waiting: readonly WaitingCount[]): ReadonlySet<string> =>
  new Set(waiting.map(({ entry }) => entry.id));

type Place = { eventId: number; item: CountItem; by?: string };

/** Adds a touch to the entry of its ingredient that is still open, or begins another one with this id. */
export function withChange(
  waiting: readonly WaitingCount[],
  { eventId, item, by }: Place,
  change: CountChange,
  { id, at }: { id: string; at: string },
): WaitingCount[] {
  const { ingredientId } = item;
  const packQuantity = change.loose === undefined ? item.packQuantity : null;
  const isOpen = ({ isSealed, entry, ...one }: WaitingCount) =>
    !isSealed &&
    one.eventId === eventId &&
    one.by === by &&
    entry.ingredientId === ingredientId &&
    entry.packQuantity === packQuantity &&
    hasRoom(entry, change.open);
  const empty = { id, ingredientId, packQuantity, closed: 0, openTenths: [], ...perLossField(() => 0), at };
  const open = waiting.find(isOpen) ?? { eventId, by, item, isSealed: false, entry: empty };
  const entry = changedEntry({ ...open.entry, at }, change);
  const others = waiting.filter((one) => one !== open);
  return isEmpty(entry) ? others : [...others, { ...open, entry, problem: undefined }];
}

/** Notes how many guests came, in place of what this device said before and has not sent yet. */
export function withGuests(
  waiting: readonly WaitingCount[],
  { eventId, by }: Omit<Place, "item">,
  guestsPresent: number | null,
  { id, at }: { id: string; at: string },
): WaitingCount[] {
  const isOpen = ({ isSealed, entry, ...one }: WaitingCount) =>
    !isSealed && one.eventId === eventId && one.by === by && entry.ingredientId === null;
  const nothing = { packQuantity: null, closed: 0, openTenths: [], ...perLossField(() => 0) };
  const entry = {
    ...nothing,
    id: waiting.find(isOpen)?.entry.id ?? id,
    ingredientId: null,
    guestsPresent,
    at,
  };
  return [...waiting.filter((one) => !isOpen(one)), { eventId, by, isSealed: false, entry }];
}

/** False if an open pack would be one more than an entry takes; taking one back always has room. */
const hasRoom = ({ openTenths }: EventCountInput, open: number | undefined) =>
  open === undefined || openTenths.length < MOST_OPEN || openTenths.includes(-open);

const total = (a: number, b: number) => rounded(plus(exact(a), exact(b)), 2);

function changedEntry(entry: EventCountInput, change: CountChange) {
  const { closed = 0, loose = 0, open } = change;
  return {
    ...entry,
    ...(change.ranOut !== undefined && { ranOut: change.ranOut }),
    closed: total(entry.closed, total(closed, loose)),
    openTenths: open === undefined ? entry.openTenths : withOpen(entry.openTenths, open),
    ...perLossField((field) => total(entry[field], change[field] ?? 0)),
  };
}

/** What is taken back again was never there. */
function withOpen(tenths: readonly number[], open: number): number[] {
  const opposite = tenths.indexOf(-open);
  return opposite === -1 ? [...tenths, open] : tenths.filter((_level, place) => place !== opposite);
}

const isEmpty = (entry: EventCountInput) => isWithoutAmounts(entry) && typeof entry.ranOut !== "boolean";

export const seal = (waiting: readonly WaitingCount[], id: string): WaitingCount[] =>
  waiting.map((one) => (one.entry.id === id ? { ...one, isSealed: true, problem: undefined } : one));

/**
 * Notes that the server does not take an entry as it was sent. An invalid one was not taken at an earlier sending
 * either, whose answer may have been lost: it is opened again, and the next touch corrects it. If another tab has
 * corrected it already, that is on its way.
 */
export const refuse = (
  waiting: readonly WaitingCount[],
  sent: EventCountInput,
  { problem, isInvalid }: { problem: string; isInvalid: boolean },
): WaitingCount[] =>
  waiting.map((one) =>
    JSON.stringify(one.entry) === JSON.stringify(sent) ? { ...one, problem, isSealed: !isInvalid } : one,
  );

export const without = (waiting: readonly WaitingCount[], ids: ReadonlySet<string>): WaitingCount[] =>
  waiting.filter(({ entry }) => !ids.has(entry.id));

/** Adds a count that the server has just taken; one that a return has taken account of does not wait any more. */
export function withTaken(
  known: readonly EventCount[],
  { isSettled, ...count }: TakenCount,
): readonly EventCount[] {
  return isSettled || known.some(({ id }) => id === count.id) ? known : [...known, count];
}

/**
 * The counts that wait by an answer of the server, with those that it took while that was under way: the answer may
 * not have them yet. Others that it does not have are settled or dismissed.
 */
export function refreshedCounts(
  fresh: readonly EventCount[],
  { before, now }: { before: readonly EventCount[]; now: readonly EventCount[] },
): EventCount[] {
  const ids = new Set([...before, ...fresh].map(({ id }) => id));
  return [...fresh, ...now.filter(({ id }) => !ids.has(id))];
}

/** The counts on the server and the unsent ones, each once: the answer to a count that arrived may have been lost. */
export function knownAndWaiting(
  known: readonly EventCount[],
  waiting: readonly WaitingCount[],
  who: Pick<EventCount, "by" | "isByLink">,
): EventCount[] {
  const ids = new Set(known.map(({ id }) => id));
  const own = waiting
    .filter(({ entry }) => !ids.has(entry.id))
    .map(({ entry, by = who.by }) => asCount(entry, { ...who, by }));
  return [...known, ...own];
}

export const asCount = (entry: EventCountInput, who: Pick<EventCount, "by" | "isByLink">): EventCount => ({
  ...entry,
  ...who,
  packQuantity: entry.packQuantity ?? null,
});
