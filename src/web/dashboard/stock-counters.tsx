import { clsx } from "clsx";
import { Link } from "wouter";
import { type StockStatus, stockStatuses } from "#shared/ingredients/stock-status.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { linkToStock } from "#web/app/address/links.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";

const colours: Record<StockStatus, string> = {
  normal: "bg-green-line",
  atencao: "bg-yellow-line",
  baixo: "bg-orange-line",
  sem: "bg-red-line",
};

export const COUNTER_GRID = "grid gap-2 min-[22.5rem]:grid-cols-2 sm:gap-3 xl:grid-cols-4";

export function StockCounters({ counters }: { counters: Record<StockStatus, number> }) {
  return (
    <Card>
      <CardTitle>Status do Estoque</CardTitle>
      <div
        aria-hidden="true"
        className="mb-4 flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken print-colours"
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
              className="flex min-h-control items-center justify-between gap-2 rounded-md border border-line px-3 py-2 transition-colors hover:border-line-strong hover:bg-hover min-[22.5rem]:max-sm:flex-col min-[22.5rem]:max-sm:items-start min-[22.5rem]:max-sm:px-2 min-[22.5rem]:max-sm:[&>*]:last:px-1"
            >
              <StockStatusBadge status={status} />
              <span
                className={clsx(
                  "text-2xl font-semibold tracking-tight tabular-nums",
                  counters[status] === 0 && "text-muted",
                )}
              >
                {formatNumber(counters[status])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
