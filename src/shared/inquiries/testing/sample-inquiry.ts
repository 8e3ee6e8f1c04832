import type { Inquiry } from "#shared/inquiries/contract.ts";

export const sampleInquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: 3,
  state: "novo",
  source: "pagina",
  name: "Ana Souza",
  phone: "(11) 98765-4321",
  email: "ana@exemplo.com.br",
  message: "Cerimônia às 17h.",
  date: "2026-12-12",
  guests: 120,
  eventType: "casamento",
  location: "Itu",
  receivedAt: "2026-11-18T14:20:00.000Z",
  eventId: null,
  proposedClientId: null,
  ...changes,
});
