import { formatCount } from "#shared/numbers/format.ts";
import type { EventStatus, EventType } from "./enumerations.ts";

export const eventTypeLabels: Record<EventType, string> = {
  corporativo: "Corporativo",
  casamento: "Casamento",
  aniversario: "Aniversário",
  formatura: "Formatura",
  festa_infantil: "Festa infantil",
  confraternizacao: "Confraternização",
  social: "Social",
  outro: "Outro",
};

export const eventStatusLabels: Record<EventStatus, string> = {
  planejamento: "Planejamento",
  orçamento: "Orçamento",
  confirmado: "Confirmado",
  "em andamento": "Em andamento",
  concluído: "Concluído",
  cancelado: "Cancelado",
  finalizado: "Finalizado",
};

/** Zero guests means that the number is not known yet. */
export const guestsText = (guests: number): string =>
  guests > 0 ? formatCount(guests, "convidado", "convidados") : "Convidados não informados";
