import {
  Briefcase,
  Cake,
  Gem,
  GraduationCap,
  Handshake,
  type LucideIcon,
  Martini,
  PartyPopper,
  Shapes,
} from "lucide-react";
import type { EventType } from "#shared/events/enumerations.ts";

const icons: Record<EventType, LucideIcon> = {
  corporativo: Briefcase,
  casamento: Gem,
  aniversario: Cake,
  formatura: GraduationCap,
  festa_infantil: PartyPopper,
  confraternizacao: Handshake,
  social: Martini,
  outro: Shapes,
};

export function TypeIcon({ type }: { type: EventType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}
