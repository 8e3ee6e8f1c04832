import { CircleAlert, CircleCheck, CircleX, TrendingDown } from "lucide-react";
import type { ReactNode } from "react";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { stockStatusLabels } from "./labels.ts";

const looks: Record<StockStatus, { tone: BadgeTone; icon: ReactNode }> = {
  normal: { tone: "green", icon: plainIcon(CircleCheck) },
  atencao: { tone: "yellow", icon: plainIcon(CircleAlert) },
  baixo: { tone: "orange", icon: plainIcon(TrendingDown) },
  sem: { tone: "red", icon: plainIcon(CircleX) },
};

export function StockStatusBadge({ status }: { status: StockStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {stockStatusLabels[status]}
    </Badge>
  );
}
