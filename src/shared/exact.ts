/**
 * Exact fractions for money and stock: nothing drifts, and a value is rounded once, where it leaves.
 * Numbers on the wire have at most six decimals, so that many are taken from a number and the rest is noise.
 */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint };

const DECIMALS = 6;

export const ZERO: Exact = { numerator: 0n, denominator: 1n };
export const ONE: Exact = { numerator: 1n, denominator: 1n };

/** From here on the sixth decimal of a number is noise itself; its shortest text is what was meant. */
const LARGE = 1e9;

const MILLION = 10 ** DECIMALS;
const MILLIONTH = 10n ** BigInt(DECIMALS);
/** What the product of such a number and a million may be off by is much less. */
const CERTAIN = 0.25;

export function exact(value: number | string): Exact {
  const isSmall = typeof value === "number" && Math.abs(value) < LARGE;
  if (isSmall) {
    const millionths = value * MILLION;
    const nearest = Math.round(millionths);
    // As it is with every number of six decimals: no text is needed, which would take several times as long.
    if (Math.abs(millionths - nearest) < CERTAIN) {
      return { numerator: BigInt(nearest), denominator: MILLIONTH };
    }
  }
  const [whole = "", decimals = ""] = (isSmall ? value.toFixed(DECIMALS) : String(value)).split(".");
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/**
 * Long sums stay small numbers: where one denominator goes into the other, as with decimals it always does, the
 * larger one is kept, and all else is brought to lowest terms, which takes many times as long.
 */
export function plus(a: Exact, b: Exact): Exact {
  if (a.numerator === 0n) return b;
  if (b.numerator === 0n) return a;
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  const [fine, coarse] = a.denominator > b.denominator ? [a, b] : [b, a];
  if (fine.denominator % coarse.denominator === 0n) {
    const factor = fine.denominator / coarse.denominator;
    return { numerator: fine.numerator + coarse.numerator * factor, denominator: fine.denominator };
  }
  return reduced({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  });
}

function reduced({ numerator, denominator }: Exact): Exact {
  let [divisor, rest] = [denominator, numerator < 0n ? -numerator : numerator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const minus = (a: Exact, b: Exact): Exact => plus(a, { ...b, numerator: -b.numerator });

export const times = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** The divisor must be greater than zero: what a division by zero should mean is for the caller to say. */
export const dividedBy = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

export const isLess = (a: Exact, b: Exact): boolean => minus(a, b).numerator < 0n;

export const sum = (values: Iterable<Exact>): Exact => {
  let total = ZERO;
  for (const value of values) total = plus(total, value);
  return total;
};

/** Half away from zero: 0.005 becomes 0.01, and -0.005 becomes -0.01. */
export function rounded(value: Exact, decimals: number): number {
  const scale = 10n ** BigInt(decimals);
  const isNegative = value.numerator < 0n;
  const size = (isNegative ? -value.numerator : value.numerator) * scale;
  const units = (size * 2n + value.denominator) / (value.denominator * 2n);
  // A text in between: dividing two numbers could miss the decimal that is nearest.
  const digits = units.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole;
  return units === 0n ? 0 : Number(isNegative ? `-${text}` : text);
}
