import { formatNumber } from "#shared/numbers/format.ts";

export type MoneyScale = {
  /** Round values including zero, ascending. */
  ticks: number[];
  /** The position of a value in per cent from the bottom. */
  at: (value: number) => number;
};

const STEPS_WANTED = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** An axis that covers all values and zero. */
export function moneyScale(values: readonly number[]): MoneyScale {
  const low = values.reduce((lowest, value) => Math.min(lowest, value), 0);
  const high = values.reduce((highest, value) => Math.max(highest, value), 0);
  const step = roundStep((high - low) / STEPS_WANTED);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, at: (value) => ((value / step - first) / (last - first)) * 100 };
}

function roundStep(size: number): number {
  if (size === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return (ROUND.find((factor) => factor * power >= size) ?? 10) * power;
}

const SHORT = [
  { from: 1e12, word: "tri" },
  { from: 1e9, word: "bi" },
  { from: 1e6, word: "mi" },
  { from: 1e3, word: "mil" },
];

/** "2,5 mil", "−1 mi": short enough for an axis. */
export function shortMoney(value: number): string {
  const size = Math.abs(value);
  const unit = SHORT.find(({ from }) => size >= from);
  const text = unit ? `${formatNumber(size / unit.from)} ${unit.word}` : formatNumber(size);
  return value < 0 ? `−${text}` : text;
}
