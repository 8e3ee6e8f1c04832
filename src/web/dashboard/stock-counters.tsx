import { clsx } from "clsx";
import { Link } from "wouter";
import { type StockStatus, stockStatuses } from "#shared/ingredients/stock-status.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { linkToStock } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";

const colours: Record<StockStatus, string> = {
  normal: "bg-green-line",
  atencao: "bg-yellow-line",
  baixo: "bg-orange-line",
  sem: "bg-red-line",
};

export const COUNTERS = "rounded-lg border border-line bg-surface px-3.5 pt-3.5 pb-1.5";
export const COUNTER_GRID = "mt-1 grid grid-cols-2 gap-x-2 sm:grid-cols-4";

type StockCountersProps = {
  counters: Record<StockStatus, number>;
  /** The number of ingredients of which coming events lack some. */
  missing: number;
};

/** SPEC §2: "Status do Estoque" and its four counters, each a link to those ingredients. */
export function StockCounters({ counters, missing }: StockCountersProps) {
  return (
    <section>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base font-semibold">Status do Estoque</h2>
        {missing > 0 && (
          <Link
            href={paths.stock}
            className="flex min-h-9 items-center text-sm text-red-ink underline-offset-4 hover:underline"
          >
            {missing === 1 ? "1 item falta" : `${formatNumber(missing)} itens faltam`} para os próximos
            eventos
          </Link>
        )}
      </div>
      <div className={COUNTERS}>
        <div
          aria-hidden="true"
          className="flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-sunken print-colours"
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
        <ul className={COUNTER_GRID}>
          {stockStatuses.map((status) => (
            <li key={status}>
              <Link
                href={linkToStock({ status })}
                className="-mx-1.5 flex min-h-14 flex-col justify-center rounded-md px-1.5 transition-colors hover:bg-hover"
              >
                <span
                  className={clsx(
                    "text-xl leading-7 font-semibold tabular-nums",
                    counters[status] === 0 && "text-muted",
                  )}
                >
                  {formatNumber(counters[status])}
                </span>{" "}
                <span className="flex text-sm">
                  <StockStatusBadge status={status} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
