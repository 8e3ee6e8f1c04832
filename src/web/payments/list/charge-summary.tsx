import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";

type ChargeSummaryProps = { open: Money; quoted: Money; received: Money };

/** The sums of the charges that are shown. */
export function ChargeSummary({ open, quoted, received }: ChargeSummaryProps) {
  return (
    <dl className="mb-3 flex flex-wrap items-end gap-x-8 gap-y-1 max-sm:-mt-3 max-sm:mb-2 max-sm:gap-x-6">
      <Figure label="A receber" amount={open} look="text-3xl max-sm:text-2xl font-semibold" />
      <Figure label="Recebido" amount={received} look="text-xl max-sm:text-lg font-semibold" />
      {Number(quoted) > 0 && (
        <Figure label="Se fechar" amount={quoted} look="text-xl max-sm:text-lg text-muted" />
      )}
    </dl>
  );
}

type FigureProps = { label: string; amount: Money; look: string };

const Figure = ({ label, amount, look }: FigureProps) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className={`tabular-nums ${look}`}>{Number(amount) > 0 ? formatMoney(Number(amount)) : "—"}</dd>
  </div>
);
