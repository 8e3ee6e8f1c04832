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

/** The icon alone, for rows of one line; its word is its tooltip, and for screen readers. */
export function StatusIcon({ status }: { status: EventStatus }) {
  const { tone, icon } = statusLooks[status];
  return (
    <span title={eventStatusLabels[status]} className="flex shrink-0">
      <QuietBadge tone={tone} icon={icon}>
        <span className="sr-only">{eventStatusLabels[status]}</span>
      </QuietBadge>
    </span>
  );
}

export function StatusBadge({ status }: { status: EventStatus }) {
  const { tone, icon } = statusLooks[status];
  return (
    <QuietBadge tone={tone} icon={icon}>
      {eventStatusLabels[status]}
    </QuietBadge>
  );
}
