import { groupBy } from "#shared/group-by.ts";
import type { EventCount } from "./contract.ts";
import { type CountItem, type CountLine, countLines, lineProblem } from "./count-lines.ts";
import { lostAmounts } from "./loss-fields.ts";

/** What an item's counts mean: everything added up, or the counts of one of several people who saw the same shelf. */
export type Reading = {
  /** Whose counts it is; nobody's if it is the sum. */
  people: string[];
  line: CountLine;
};

/** An item that several people counted, with the readings that may be returned, the sum first. */
export type CountedTwice = { item: CountItem; readings: Reading[] };

const personOf = ({ by, isByLink }: EventCount) => `${isByLink ? "link" : "account"} ${by}`;

/**
 * Items of which it cannot be known whether people counted the same shelf or different ones. If the sum is exactly what
 * went out, it is right.
 */
export const countedTwice = (lines: readonly CountLine[], counts: readonly EventCount[]): CountedTwice[] => {
  const byIngredient = groupBy(counts, ({ ingredientId }) => ingredientId);
  return lines.flatMap((line) => {
    if (line.isComplete && line.excess === 0) return [];
    const readings = readingsOf(line, byIngredient.get(line.item.ingredientId) ?? []);
    return readings.length > 0 ? [{ item: line.item, readings }] : [];
  });
};

function readingsOf(line: CountLine, counts: readonly EventCount[]): Reading[] {
  const lineOf = (some: readonly EventCount[]) => countLines([line.item], some)[0] as CountLine;
  const all = [...groupBy(counts, personOf)];
  const atShelf = all.filter(([, own]) => lineOf(own).counted.back > 0);
  // Who only tells of a loss has counted no shelf, unless nobody has: then the same bottle may be told of twice.
  const people = atShelf.length > 0 ? atShelf : all.filter(([, own]) => hasLost(lineOf(own)));
  if (people.length < 2) return [];
  const alone = people.map(([person, own]): Reading => {
    // Whoever only corrected, or told of a loss, did so for each of them.
    const others = new Set(people.map(([other]) => other).filter((other) => other !== person));
    const { by } = own[0] as EventCount;
    return { people: [by], line: lineOf(counts.filter((count) => !others.has(personOf(count)))) };
  });
  const equal = groupBy(alone, (reading) => JSON.stringify(reading.line.counted));
  const merged = [...equal.values()].map((same) => ({
    people: same.flatMap((reading) => reading.people),
    line: (same[0] as Reading).line,
  }));
  return [{ people: [], line }, ...merged].filter((reading) => !lineProblem(reading.line, String));
}

const hasLost = ({ counted }: CountLine) => lostAmounts(counted).some((amount) => amount > 0);

/** The lines with the reading that was chosen for each ingredient, by its place; the first where none was. */
export const readLines = (
  lines: readonly CountLine[],
  twice: readonly CountedTwice[],
  chosen: ReadonlyMap<number, number>,
): CountLine[] =>
  lines.map((line) => {
    const { ingredientId } = line.item;
    const readings = twice.find(({ item }) => item.ingredientId === ingredientId)?.readings;
    return readings?.[chosen.get(ingredientId) ?? 0]?.line ?? line;
  });
