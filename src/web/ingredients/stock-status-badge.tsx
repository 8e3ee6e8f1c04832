import { CircleAlert, CircleCheck, CircleX, TrendingDown } from "lucide-react";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { statusLabels } from "./labels.ts";

const looks: Record<StockStatus, { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  normal: { tone: "green", Icon: CircleCheck },
  atencao: { tone: "yellow", Icon: CircleAlert },
  baixo: { tone: "orange", Icon: TrendingDown },
  sem: { tone: "red", Icon: CircleX },
};

export function StockStatusBadge({ status }: { status: StockStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusLabels[status]}
    </Badge>
  );
}
