import { lossKinds } from "#shared/ingredients/enumerations.ts";
import { lossFacts, perLossKind } from "#shared/ingredients/loss-facts.ts";
import type { ReturnInput } from "#shared/night/contract.ts";
import { dividedBy, exact, isLess, minus, plus, rounded, sum, times, ZERO } from "#shared/numbers/exact.ts";
import type { PackName } from "#shared/units/enumerations.ts";
import { isMeasured } from "#shared/units/measured.ts";
import type { EventCount } from "./contract.ts";
import { type CountedSum, countedAmounts, NOTHING_COUNTED } from "./counted-amounts.ts";
import { type LossField, lostAmounts } from "./loss-fields.ts";
import { guestsPresentIn, ranOutIn } from "./said-counts.ts";

/** Something that went along and is counted when it comes back. */
export type CountItem = {
  ingredientId: number;
  name: string;
  /** The word for the stock unit. */
  unit: string;
  packName: PackName | null;
  /** The contents of a pack; null without one. */
  packQuantity: number | null;
  /** What is out, in the stock unit. */
  out: number;
};

/** A change to what was counted of an item, by one touch or one typed number. */
export type CountChange = {
  /** Whether it was gone before the end. */
  ranOut?: boolean;
  /** In packs. */
  closed?: number;
  /** Outside of packs, in the stock unit: an entry of its own. */
  loose?: number;
  /** An open pack that is added, in tenths; negative: taken back. */
  open?: number;
} & Partial<Record<LossField, number>>;

export type CountLine = {
  item: CountItem;
  counted: CountedSum;
  /** What comes back, and what nobody has counted, in the stock unit. */
  back: number;
  used: number;
  /** More was counted than went out, by this much; 0 if not. */
  excess: number;
  /** All of it is accounted for. */
  isComplete: boolean;
  /** Nothing of it comes back, and somebody says that it was gone before the end. */
  ranOut: boolean;
};

const TENTH = exact("0.1");
/** Half of the smallest difference that the stock knows. */
const HALF_STEP = exact("0.005");
/** Less than the last decimal of a number of packs. */
const BELOW_HALF = exact("0.0000001");

/** Each item with what was counted of it. What is neither back nor lost is used. */
export function countLines(items: readonly CountItem[], counts: readonly EventCount[]): CountLine[] {
  const sums = countedAmounts(counts);
  const gone = ranOutIn(counts);
  return items.map((item) => {
    const line = countLine(item, sums.get(item.ingredientId) ?? NOTHING_COUNTED);
    return { ...line, ranOut: line.back === 0 && gone.has(item.ingredientId) };
  });
}

function countLine(item: CountItem, counted: CountedSum): Omit<CountLine, "ranOut"> {
  const gone = lostIn(counted);
  const left = minus(exact(item.out), plus(gone, exact(counted.back)));
  // The sum is rounded, and levels are tenths: less than one of them too much is all of it. A closed pack is not.
  const isLevelled =
    counted.openTenths.length > 0 && !isLess(minus(exact(item.out), gone), exact(counted.measured));
  const level = isLevelled ? times(exact(item.packQuantity ?? 1), TENTH) : ZERO;
  const isAll = isLess(left, ZERO) && isLess(minus(ZERO, left), plus(level, HALF_STEP));
  const back = isAll ? minus(exact(item.out), gone) : exact(counted.back);
  const used = minus(minus(exact(item.out), gone), back);
  return {
    item,
    counted,
    back: rounded(back, 2),
    used: Math.max(rounded(used, 2), 0),
    excess: Math.max(-rounded(used, 2), 0),
    isComplete: !isLess(ZERO, used),
  };
}

const lostIn = (counted: CountedSum) => sum(lostAmounts(counted).map((amount) => exact(amount)));

/** The changes of a count after which everything that is out, and not lost, is back. */
export function allBack({ item, counted }: CountLine): CountChange[] {
  const wanted = minus(exact(item.out), lostIn(counted));
  const missing = minus(wanted, exact(counted.back));
  if (item.packQuantity === null) return [{ loose: rounded(missing, 2) }];
  const pack = exact(item.packQuantity);
  // The amount that is out is rounded, half up: these packs are less than half a step more.
  const limit = plus(missing, HALF_STEP);
  const packs = Math.floor(rounded(dividedBy(limit, pack), 6));
  const closed = isLess(times(exact(packs), pack), limit) ? packs : packs - 1;
  const rest = minus(missing, times(exact(closed), pack));
  if (!isLess(HALF_STEP, rest)) return [{ closed }];
  // Half down, as the sum is rounded half up.
  if (!isMeasured(item)) return [{ closed }, { loose: rounded(minus(rest, BELOW_HALF), 2) }];
  // Rounded up: what is too much by less than a tenth counts as all.
  return [{ closed, open: Math.ceil(rounded(dividedBy(rest, times(pack, TENTH)), 6)) }];
}

export const LOSS_REASONS = perLossKind((kind) => `${lossFacts[kind].label} no evento`);

/** What everybody says besides amounts: what was gone before the end, and how many guests came. */
export const saidBesides = (
  lines: readonly CountLine[],
  counts: readonly EventCount[],
): Pick<ReturnInput, "returns" | "guestsPresent"> => ({
  returns: lines
    .filter(({ ranOut }) => ranOut)
    .map(({ item: { ingredientId } }) => ({ ingredientId, quantity: 0, ranOut: true })),
  guestsPresent: guestsPresentIn(counts),
});

/** The return that the lines add up to, with the counts it takes account of. */
export function countedReturn(
  lines: readonly CountLine[],
  counts: readonly EventCount[],
  reasons = LOSS_REASONS,
): ReturnInput {
  const said = saidBesides(lines, counts);
  const lossesOf = ({ item: { ingredientId }, counted }: CountLine) =>
    lossKinds
      .map((kind) => {
        const quantity = counted[lossFacts[kind].countField];
        return { ingredientId, quantity, kind, reason: reasons[kind] };
      })
      .filter(({ quantity }) => quantity > 0);
  const losses = lines.flatMap(lossesOf);
  return {
    ...said,
    returns: [
      ...lines
        .filter(({ back }) => back > 0)
        .map(({ item, back }) => ({ ingredientId: item.ingredientId, quantity: back })),
      ...said.returns,
    ],
    ...(losses.length > 0 && { losses }),
    counts: counts.map(({ id }) => id),
  };
}

/** True if nothing at all was counted. */
export const isUncounted = (lines: readonly CountLine[]): boolean =>
  lines.every(
    ({ counted, ranOut }) =>
      !ranOut &&
      [counted.closed, counted.loose, counted.openTenths.length, ...lostAmounts(counted)].every(
        (value) => value === 0,
      ),
  );

/** What is wrong with a line, in words; undefined if it may be returned. */
export function lineProblem({ item, counted, excess }: CountLine, amountText: (amount: number) => string) {
  if (excess > 0) return `Contado ${amountText(excess)} a mais do que saiu de ${item.name}`;
  if (Math.min(counted.closed, counted.loose, ...lostAmounts(counted), sumOfOpen(counted)) < 0) {
    return `A contagem de ${item.name} ficou negativa: corrija`;
  }
  return undefined;
}

const sumOfOpen = ({ openTenths }: CountedSum): number =>
  rounded(sum(openTenths.map((level) => exact(level))), 0);
