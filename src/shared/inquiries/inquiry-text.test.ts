import { expect, test } from "vitest";
import { inquiryFacts, inquiryReplyText } from "./inquiry-text.ts";

const asked = { name: "Ana Souza", date: "2026-12-12", guests: 120, eventType: "casamento" } as const;

test.each([
  [asked, "casamento, sáb 12/12/2026, 120 convidados"],
  [
    { ...asked, eventType: "festa_infantil", guests: 1 } as const,
    "festa infantil, sáb 12/12/2026, 1 convidado",
  ],
  [{ ...asked, eventType: "outro" } as const, "sáb 12/12/2026, 120 convidados"],
  [{ ...asked, eventType: null }, "sáb 12/12/2026, 120 convidados"],
])("%# says what was asked for", (inquiry, text) => {
  expect(inquiryFacts(inquiry)).toBe(text);
});

test("an answer greets by the first name and repeats what was asked for", () => {
  expect(inquiryReplyText(asked, "Bar do Porto")).toBe(
    "Olá, Ana! Aqui é Bar do Porto. Recebemos seu pedido de orçamento (casamento, sáb 12/12/2026, 120 convidados). Vamos preparar a proposta e mandamos por aqui. Posso tirar alguma dúvida antes?",
  );
});
