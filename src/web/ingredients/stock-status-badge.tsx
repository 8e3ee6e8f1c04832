import { CircleAlert, CircleCheck, CircleX, TrendingDown } from "lucide-react";
import type { ReactNode } from "react";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { statusLabels } from "./labels.ts";

const looks: Record<StockStatus, { tone: BadgeTone; icon: ReactNode }> = {
  normal: { tone: "green", icon: <CircleCheck aria-hidden="true" /> },
  atencao: { tone: "yellow", icon: <CircleAlert aria-hidden="true" /> },
  baixo: { tone: "orange", icon: <TrendingDown aria-hidden="true" /> },
  sem: { tone: "red", icon: <CircleX aria-hidden="true" /> },
};

export function StockStatusBadge({ status }: { status: StockStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {statusLabels[status]}
    </Badge>
  );
}
