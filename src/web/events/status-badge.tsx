import {
  Calculator,
  CheckCheck,
  CircleCheck,
  CirclePlay,
  CircleX,
  ClipboardList,
  Flag,
  type LucideIcon,
} from "lucide-react";
import type { EventStatus } from "#shared/events/enumerations.ts";
import { statusLabels } from "#shared/events/labels.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const looks: Record<EventStatus, { tone: BadgeTone; Icon: LucideIcon }> = {
  planejamento: { tone: "yellow", Icon: ClipboardList },
  orçamento: { tone: "blue", Icon: Calculator },
  confirmado: { tone: "green", Icon: CircleCheck },
  "em andamento": { tone: "violet", Icon: CirclePlay },
  concluído: { tone: "neutral", Icon: CheckCheck },
  cancelado: { tone: "red", Icon: CircleX },
  finalizado: { tone: "neutral", Icon: Flag },
};

export function StatusBadge({ status }: { status: EventStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {statusLabels[status]}
    </Badge>
  );
}
