import { clsx } from "clsx";
import { CircleAlert, CircleX, TrendingDown } from "lucide-react";
import type { ReactNode } from "react";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { stockStatusLabels } from "./labels.ts";

const icon = "size-3.5 shrink-0";

/** Normal needs nobody's hand: it is no more than a dot and its word. */
const looks: Record<StockStatus, { ink: string; icon: ReactNode }> = {
  normal: { ink: "text-muted", icon: <span className="size-1.5 shrink-0 rounded-full bg-green-line" /> },
  atencao: { ink: "font-medium text-yellow-ink", icon: plainIcon(CircleAlert, icon) },
  baixo: { ink: "font-medium text-orange-ink", icon: plainIcon(TrendingDown, icon) },
  sem: { ink: "font-medium text-red-ink", icon: plainIcon(CircleX, icon) },
};

export function StockStatusBadge({ status }: { status: StockStatus }) {
  const look = looks[status];
  return (
    <span className={clsx("inline-flex items-center gap-1 text-xs whitespace-nowrap", look.ink)}>
      {look.icon}
      {stockStatusLabels[status]}
    </span>
  );
}
