import { clsx } from "clsx";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";

/** The sums of the charges that are shown. */
export function ChargeSummary({ open, received }: { open: Money; received: Money }) {
  return (
    <dl className="mb-3 flex flex-wrap items-end gap-x-8 gap-y-1 max-sm:-mt-3 max-sm:mb-2 max-sm:gap-x-6">
      <Figure label="A receber" amount={open} isLeading />
      <Figure label="Recebido" amount={received} />
    </dl>
  );
}

type FigureProps = { label: string; amount: Money; isLeading?: boolean };

const Figure = ({ label, amount, isLeading }: FigureProps) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd
      className={clsx(
        "font-semibold tabular-nums",
        isLeading ? "text-3xl max-sm:text-2xl" : "text-xl max-sm:text-lg",
      )}
    >
      {Number(amount) > 0 ? formatMoney(Number(amount)) : "—"}
    </dd>
  </div>
);
