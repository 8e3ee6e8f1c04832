import { formatMoney } from "#shared/numbers/format.ts";

/** A loss has its sign; the colour only helps to find it. */
export function ProfitAmount({ value }: { value: number }) {
  return <span className={value < 0 ? "text-red-ink" : undefined}>{formatMoney(value)}</span>;
}
