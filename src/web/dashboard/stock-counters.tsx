import { clsx } from "clsx";
import { Link } from "wouter";
import { type StockStatus, stockStatuses } from "#shared/ingredients/stock-status.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { linkToStock } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { stockStatusLabels } from "#web/ingredients/labels.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";

const colours: Record<StockStatus, string> = {
  normal: "bg-green-line",
  atencao: "bg-yellow-line",
  baixo: "bg-orange-line",
  sem: "bg-red-line",
};

export const COUNTER_ROW = "flex flex-wrap gap-x-5";

type StockCountersProps = {
  counters: Record<StockStatus, number>;
  /** The number of ingredients of which coming events lack some. */
  missing: number;
};

export function StockCounters({ counters, missing }: StockCountersProps) {
  return (
    <Card>
      <CardTitle>Status do Estoque</CardTitle>
      <div
        aria-hidden="true"
        className="mb-2 flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken print-colours"
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
      <ul className={COUNTER_ROW}>
        {stockStatuses.map((status) => (
          <li key={status}>
            <Link
              href={linkToStock({ status })}
              className="-mx-1.5 flex min-h-control items-center gap-1.5 rounded-md px-1.5 transition-colors hover:bg-hover"
            >
              <span className={clsx("size-2 shrink-0 rounded-full print-colours", colours[status])} />
              <span className="text-sm text-muted">{stockStatusLabels[status]}</span>
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
          className="flex min-h-control items-center text-sm text-red-ink underline-offset-4 hover:underline"
        >
          {missing === 1 ? "1 item falta" : `${formatNumber(missing)} itens faltam`} para os próximos eventos
        </Link>
      )}
    </Card>
  );
}
