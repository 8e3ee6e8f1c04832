import { greetedName } from "#shared/clients/greeted-name.ts";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { formatWeekdayDay } from "#shared/numbers/day.ts";
import type { Inquiry } from "./contract.ts";

type Asked = Pick<Inquiry, "date" | "guests" | "eventType">;

/** "casamento, sáb 12/12/2026, 120 convidados" */
export const inquiryFacts = ({ date, guests, eventType }: Asked): string =>
  [
    ...(eventType && eventType !== "outro" ? [eventTypeLabels[eventType].toLowerCase()] : []),
    formatWeekdayDay(date),
    guestsText(guests),
  ].join(", ");

/** The ready text of an answer by WhatsApp. */
export const inquiryReplyText = (inquiry: Asked & Pick<Inquiry, "name">, companyName: string): string =>
  `Olá, ${greetedName(inquiry.name)}! Aqui é ${companyName}. Recebemos seu pedido de orçamento (${inquiryFacts(inquiry)}). Vamos preparar a proposta e mandamos por aqui. Posso tirar alguma dúvida antes?`;
