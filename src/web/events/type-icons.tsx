import { Briefcase, Cake, Gem, GraduationCap, Handshake, Martini, PartyPopper, Shapes } from "lucide-react";
import type { ReactElement } from "react";
import type { EventType } from "#shared/events/enumerations.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

export const typeIcons: Record<EventType, ReactElement> = {
  corporativo: plainIcon(Briefcase),
  casamento: plainIcon(Gem),
  aniversario: plainIcon(Cake),
  formatura: plainIcon(GraduationCap),
  festa_infantil: plainIcon(PartyPopper),
  confraternizacao: plainIcon(Handshake),
  social: plainIcon(Martini),
  outro: plainIcon(Shapes),
};
