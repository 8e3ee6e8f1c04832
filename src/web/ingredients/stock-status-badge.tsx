import { CircleAlert, CircleX, TrendingDown } from "lucide-react";
import type { ReactNode } from "react";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Badge, type BadgeTone, QuietBadge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { stockStatusLabels } from "./labels.ts";

const looks: Record<Exclude<StockStatus, "normal">, { tone: BadgeTone; icon: ReactNode }> = {
  atencao: { tone: "yellow", icon: plainIcon(CircleAlert) },
  baixo: { tone: "orange", icon: plainIcon(TrendingDown) },
  sem: { tone: "red", icon: plainIcon(CircleX) },
};

type StockStatusBadgeProps = {
  status: StockStatus;
  /** Coloured text without a ground, where there is no room for one. */
  isPlain?: boolean;
};

export function StockStatusBadge({ status, isPlain }: StockStatusBadgeProps) {
  if (status === "normal") return <QuietBadge tone="green">{stockStatusLabels.normal}</QuietBadge>;
  const { tone, icon } = looks[status];
  const Look = isPlain ? QuietBadge : Badge;
  return (
    <Look tone={tone} icon={icon}>
      {stockStatusLabels[status]}
    </Look>
  );
}
