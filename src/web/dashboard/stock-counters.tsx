import { clsx } from "clsx";
import { Link } from "wouter";
import { type StockStatus, stockStatuses } from "#shared/ingredients/stock-status.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { linkToStock } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { stockStatusLabels } from "#web/ingredients/labels.ts";

const colours: Record<StockStatus, string> = {
  normal: "bg-green-line",
  atencao: "bg-yellow-line",
  baixo: "bg-orange-line",
  sem: "bg-red-line",
};

export const COUNTERS =
  "flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-2 max-sm:flex-col max-sm:items-stretch";

type StockCountersProps = {
  counters: Record<StockStatus, number>;
  /** The number of ingredients of which coming events lack some. */
  missing: number;
};

export function StockCounters({ counters, missing }: StockCountersProps) {
  return (
    <section className={COUNTERS}>
      <h2 className="text-sm font-semibold">Status do Estoque</h2>
      <div
        aria-hidden="true"
        className="flex h-1.25 gap-0.5 overflow-hidden rounded-full bg-sunken print-colours sm:flex-1"
      >
        {stockStatuses.map(
          (status) =>
            counters[status] > 0 && (
              <div
                key={status}
                className={clsx("min-w-1.5 basis-0", colours[status])}
                style={{ flexGrow: counters[status] }}
              />
            ),
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 max-sm:justify-between max-sm:gap-x-2">
        {stockStatuses.map((status) => (
          <li key={status}>
            <Link
              href={linkToStock({ status })}
              className="-mx-1.5 flex min-h-9 items-center gap-1.5 rounded-md px-1.5 text-sm transition-colors hover:bg-hover max-sm:gap-1 max-sm:text-xs"
            >
              <span className="text-muted">{stockStatusLabels[status]}</span>
              <span className={clsx("font-semibold tabular-nums", counters[status] === 0 && "text-muted")}>
                {formatNumber(counters[status])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <Link
          href={paths.stock}
          className="flex min-h-9 items-center text-sm text-red-ink underline-offset-4 hover:underline"
        >
          {missing === 1 ? "1 item falta" : `${formatNumber(missing)} itens faltam`} para os próximos eventos
        </Link>
      )}
    </section>
  );
}
