import type { emails } from "#server/db/schema/emails.ts";
import type { MessageContent } from "./layout.ts";

export const PIX_KEY_TITLE = "Chave Pix alterada";

type Changed = Pick<typeof emails.$inferSelect, "pixKeyFrom" | "pixKeyTo">;

/** The message to an owner; the keys are shortened. */
export const pixKeyContent = ({ pixKeyFrom, pixKeyTo }: Changed, link: string): MessageContent => ({
  title: PIX_KEY_TITLE,
  paragraphs: [
    `A chave Pix que seus clientes usam para pagar mudou: de ${pixKeyFrom} para ${pixKeyTo}.`,
    "Se isso não foi combinado, volte à chave certa agora e troque as senhas de quem é dono da empresa.",
  ],
  action: { label: "Conferir a chave", link },
  footnote: "Você recebe esta mensagem porque é dono da empresa no Balcão.",
});
