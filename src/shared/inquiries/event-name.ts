import type { EventType } from "#shared/events/enumerations.ts";

const kinds: Record<EventType, string> = {
  corporativo: "Evento corporativo",
  casamento: "Casamento",
  aniversario: "Aniversário",
  formatura: "Formatura",
  festa_infantil: "Festa infantil",
  confraternizacao: "Confraternização",
  social: "Evento social",
  outro: "Evento",
};

/** The name of the event that a request becomes: "Casamento Ana Souza". */
export const inquiryEventName = ({
  name,
  eventType,
}: {
  name: string;
  eventType: EventType | null;
}): string => `${kinds[eventType ?? "outro"]} ${name}`;
