/**
 * Exact fractions for money and stock, rounded once at the end. Numbers on the wire have at most twelve decimals;
 * digits of a binary fraction behind the 15th are noise.
 */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint };

export const ZERO: Exact = { numerator: 0n, denominator: 1n };
export const ONE: Exact = { numerator: 1n, denominator: 1n };

/** The digits that a number holds reliably. */
const CERTAIN_DIGITS = 15;
/** From here on cents need more than 15 digits; the shortest text of such a number is the intended value. */
const LARGE = 1e9;

/** Below this a number times 10^12 is still exact. */
const SMALL = 1000;
const TRILLION = 1e12;

export function exact(value: number | string): Exact {
  if (typeof value === "string") return fromText(value);
  // Fast path for quantities, values and unit costs: going through a text takes several times as long.
  const hundredths = Math.round(value * 100);
  if (hundredths / 100 === value && Number.isSafeInteger(hundredths)) {
    return { numerator: BigInt(hundredths), denominator: 100n };
  }
  if (Math.abs(value) < SMALL) {
    const trillionths = Math.round(value * TRILLION);
    if (trillionths / TRILLION === value) {
      return { numerator: BigInt(trillionths), denominator: BigInt(TRILLION) };
    }
  }
  return fromText(Math.abs(value) < LARGE ? value.toPrecision(CERTAIN_DIGITS) : String(value));
}

function fromText(text: string): Exact {
  const [mantissa = "", exponent = "0"] = text.split("e");
  const [whole = "", decimals = ""] = mantissa.split(".");
  const power = Number(exponent) - decimals.length;
  const numerator = BigInt(whole + decimals);
  if (power > 0) return { numerator: numerator * 10n ** BigInt(power), denominator: 1n };
  return { numerator, denominator: 10n ** BigInt(-power) };
}

/**
 * If one denominator divides the other, as with all decimals, the larger one is kept; only other fractions are
 * reduced, which is many times slower.
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

/** The divisor must be positive; the caller handles zero. */
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

export function addTo<Key>(totals: Map<Key, Exact>, key: Key, amount: Exact): void {
  const before = totals.get(key);
  totals.set(key, before ? plus(before, amount) : amount);
}

/** Rounds half away from zero: 0.005 becomes 0.01, and -0.005 becomes -0.01. */
export function rounded(value: Exact, decimals: number): number {
  const units = Number(roundedUnits(value, decimals));
  // A whole number divided by a power of ten is the nearest decimal; a larger one has lost digits already.
  if (Number.isSafeInteger(units))
    return (value.numerator < 0n && units !== 0 ? -units : units) / 10 ** decimals;
  return Number(roundedText(value, decimals));
}

/** The size of a value in units of its last decimal, without its sign. */
function roundedUnits({ numerator, denominator }: Exact, decimals: number): bigint {
  const size = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(decimals);
  return (size * 2n + denominator) / (denominator * 2n);
}

/** Rounds to a decimal text, for values with more digits than a number can hold. */
export function roundedText(value: Exact, decimals: number): string {
  const isNegative = value.numerator < 0n;
  const units = roundedUnits(value, decimals);
  const digits = units.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole;
  return isNegative && units !== 0n ? `-${text}` : text;
}

/** The nearest number, for what is estimated anyway: money and stock are rounded instead. */
export const asNumber = ({ numerator, denominator }: Exact): number =>
  Number(numerator) / Number(denominator);
