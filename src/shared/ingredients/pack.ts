import { dividedBy, type Exact, exact, isLess, minus, rounded, times, ZERO } from "#shared/numbers/exact.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { amountText, stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";
import type { PackName, StockUnit, UnitWord } from "#shared/units/enumerations.ts";

type Packed = { packName: PackName | null; packQuantity: number | null };
type Measured = { unit: StockUnit; unitWord?: UnitWord | null };

/** Half of the smallest difference that the stock knows: what lies this close is rounded up to enough. */
const HALF_STEP = exact("0.005");

/**
 * The packs to buy for a need in the stock unit: as few as make the stock, which knows two decimals, cover it. Without
 * a pack undefined.
 */
export function packsFor(
  need: number,
  { packQuantity, packMultiple }: { packQuantity: number | null; packMultiple: number },
): number | undefined {
  if (packQuantity === null) return undefined;
  const multiple = times(exact(packQuantity), exact(packMultiple));
  return Number(wholeUp(dividedBy(minus(exact(need), HALF_STEP), multiple))) * packMultiple;
}

function wholeUp({ numerator, denominator }: Exact): bigint {
  const whole = numerator / denominator;
  return numerator > 0n && numerator % denominator > 0n ? whole + 1n : whole;
}

/** The contents of so many packs, as the stock counts them. */
export const packContents = (packs: number, packQuantity: number): number =>
  rounded(times(exact(packs), exact(packQuantity)), 2);

/** Smaller units, for amounts below one. */
const smaller: Partial<Record<string, string>> = { L: "ml", kg: "g" };

/** "750 ml" for 0,75 L: how the contents of a bottle are said. */
export function contentsText(amount: number, unit: string): string {
  const small = smaller[unit];
  if (!small || amount === 0 || Math.abs(amount) >= 1) return amountText(amount, unit);
  return amountText(rounded(times(exact(amount), exact(1000)), 2), small);
}

/**
 * What an ingredient is carried and counted in. What is stocked by the bottle needs no pack: the bottle is one, and its
 * own pack, a box of them, is only what it is bought in.
 */
export const carriedPack = ({ unitWord, packName = null, packQuantity = null }: Carried): Packed =>
  unitWord ? { packName: unitWord, packQuantity: 1 } : { packName, packQuantity };

type Carried = Partial<Packed> & { unitWord?: UnitWord | null };

/** " de 750 ml"; empty for a pack that is the stock unit itself. */
export function packContentsText(packName: PackName, packQuantity: number, unit: string): string {
  return packName === unit && packQuantity === 1 ? "" : ` de ${contentsText(packQuantity, unit)}`;
}

/** "garrafa de 750 ml"; null without a pack. */
export function packText({ packName, packQuantity, ...measured }: Packed & Measured): string | null {
  if (packName === null || packQuantity === null) return null;
  return packName + packContentsText(packName, packQuantity, stockUnitText(measured));
}

/** "3 garrafas de 750 ml" */
export function packsText(
  packs: number,
  pack: { packName: PackName; packQuantity: number } & Measured,
): string {
  const { packName, packQuantity, ...measured } = pack;
  const contents = packContentsText(packName, packQuantity, stockUnitText(measured));
  return `${formatNumber(packs)} ${unitText(packs, packName)}${contents}`;
}

/** Whole packs with at least this amount in the stock unit, and their contents: "2 garrafas de 750 ml", 1.5. */
export type WholePacks = { text: string; contents: number };

/** The packs of an amount, in the multiple that they are bought in, if it is given; undefined without a pack. */
export function wholePacks(
  amount: number,
  {
    packName,
    packQuantity,
    packMultiple = 1,
    ...measured
  }: Partial<Packed> & Measured & { packMultiple?: number },
): WholePacks | undefined {
  if (amount === 0 || !packName || !packQuantity) return undefined;
  const packs = packsFor(amount, { packQuantity, packMultiple });
  if (packs === undefined) return undefined;
  return {
    text: packsText(packs, { packName, packQuantity, ...measured }),
    contents: packContents(packs, packQuantity),
  };
}

/** The pack of an ingredient that is measured in another unit from now on; none where no factor is known. */
export function keptPack(present: Packed & Convertible, unit: StockUnit): Packed {
  const { packName, packQuantity } = present;
  if (packQuantity === null || unit === present.unit) return { packName, packQuantity };
  const { amount, isApproximate } = stockAmount(exact(packQuantity), present.unit, { unit });
  const contents = rounded(amount, 4);
  return isApproximate || !isLess(ZERO, exact(contents))
    ? { packName: null, packQuantity: null }
    : { packName, packQuantity: contents };
}
