import { formatMoney } from "#shared/numbers/format.ts";

/** The minus sign marks a loss; the colour only helps to find it. */
export function ProfitAmount({ value }: { value: number }) {
  return <span className={value < 0 ? "text-red-ink" : undefined}>{formatMoney(value)}</span>;
}
