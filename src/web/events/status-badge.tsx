import { Calculator, CheckCheck, CircleCheck, CirclePlay, CircleX, ClipboardList, Flag } from "lucide-react";
import type { ReactElement } from "react";
import type { EventStatus } from "#shared/events/enumerations.ts";
import { eventStatusLabels } from "#shared/events/labels.ts";
import { type BadgeTone, QuietBadge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

/** How each status looks: never by its colour alone. */
export const statusLooks: Record<EventStatus, { tone: BadgeTone; icon: ReactElement }> = {
  planejamento: { tone: "yellow", icon: plainIcon(ClipboardList) },
  orçamento: { tone: "blue", icon: plainIcon(Calculator) },
  confirmado: { tone: "green", icon: plainIcon(CircleCheck) },
  "em andamento": { tone: "violet", icon: plainIcon(CirclePlay) },
  concluído: { tone: "neutral", icon: plainIcon(CheckCheck) },
  cancelado: { tone: "red", icon: plainIcon(CircleX) },
  finalizado: { tone: "neutral", icon: plainIcon(Flag) },
};

export function StatusBadge({ status }: { status: EventStatus }) {
  const { tone, icon } = statusLooks[status];
  return (
    <QuietBadge tone={tone} icon={icon}>
      {eventStatusLabels[status]}
    </QuietBadge>
  );
}
