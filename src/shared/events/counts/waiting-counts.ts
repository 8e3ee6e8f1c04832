import { exact, plus, rounded } from "#shared/numbers/exact.ts";
import type { EventCount, EventCountInput } from "./contract.ts";

/** What one touch of the screen changes. */
export type CountChange = {
  closed?: number;
  /** An open pack that is added, in tenths; negative: taken back. */
  open?: number;
  lost?: number;
  broken?: number;
};

/** A count that the server has not confirmed yet. */
export type WaitingCount = {
  eventId: number;
  entry: EventCountInput;
  packQuantity: number | null;
  /** Sending has begun, so that it must not change any more: what is touched from then on is another entry. */
  isSealed: boolean;
  /** Why the server does not take it; it is kept, and sent again when somebody asks for it. */
  problem?: string;
};

type Place = Pick<WaitingCount, "eventId" | "packQuantity"> & { ingredientId: number };

/** Adds a touch to the entry of its ingredient that is still open, or begins another one with this id. */
export function withChange(
  waiting: readonly WaitingCount[],
  { eventId, packQuantity, ingredientId }: Place,
  change: CountChange,
  { id, at }: { id: string; at: string },
): WaitingCount[] {
  const isOpen = (one: WaitingCount) =>
    !one.isSealed && one.eventId === eventId && one.entry.ingredientId === ingredientId;
  const empty = { id, ingredientId, closed: 0, openTenths: [], lost: 0, broken: 0, at };
  const open = waiting.find(isOpen) ?? { eventId, packQuantity, isSealed: false, entry: empty };
  const entry = changedEntry({ ...open.entry, at }, change);
  const others = waiting.filter((one) => one !== open);
  return isEmpty(entry) ? others : [...others, { ...open, entry }];
}

const total = (a: number, b: number) => rounded(plus(exact(a), exact(b)), 2);

function changedEntry(entry: EventCountInput, { closed = 0, open, lost = 0, broken = 0 }: CountChange) {
  return {
    ...entry,
    closed: total(entry.closed, closed),
    openTenths: open === undefined ? entry.openTenths : withOpen(entry.openTenths, open),
    lost: total(entry.lost, lost),
    broken: total(entry.broken, broken),
  };
}

/** What is taken back again was never there. */
function withOpen(tenths: readonly number[], open: number): number[] {
  const opposite = tenths.indexOf(-open);
  return opposite === -1 ? [...tenths, open] : tenths.filter((_level, place) => place !== opposite);
}

const isEmpty = ({ closed, openTenths, lost, broken }: EventCountInput) =>
  closed === 0 && openTenths.length === 0 && lost === 0 && broken === 0;

export const seal = (waiting: readonly WaitingCount[], id: string): WaitingCount[] =>
  waiting.map((one) => (one.entry.id === id ? { ...one, isSealed: true, problem: undefined } : one));

export const refuse = (waiting: readonly WaitingCount[], id: string, problem: string): WaitingCount[] =>
  waiting.map((one) => (one.entry.id === id ? { ...one, problem } : one));

export const without = (waiting: readonly WaitingCount[], ids: ReadonlySet<string>): WaitingCount[] =>
  waiting.filter(({ entry }) => !ids.has(entry.id));

/** Those that the server knows and those that wait, each once: an answer may have been lost on its way. */
export function knownAndWaiting(
  known: readonly EventCount[],
  waiting: readonly WaitingCount[],
  by: string,
): EventCount[] {
  const ids = new Set(known.map(({ id }) => id));
  const own = waiting
    .filter(({ entry }) => !ids.has(entry.id))
    .map(({ entry, packQuantity }) => ({ ...entry, packQuantity, by, isSettled: false }));
  return [...known, ...own];
}
