import type { LinkKind } from "#server/db/schema/accounts.ts";
import type { emails } from "#server/db/schema/emails.ts";
import type { Email, MailHeaders } from "./email.ts";
import { INVITATION_TITLE } from "./invitation-message.ts";
import { type MessageContent, renderHtml, renderText } from "./layout.ts";
import { isNotice, notices } from "./notices.ts";

/** Fixed texts of messages. None contains input of whoever caused it: anybody can have one sent to anybody. */
const CONTENTS: Record<LinkKind, (link: string) => MessageContent> = {
  confirmation: (link) => ({
    title: "Confirme o cadastro da sua empresa",
    paragraphs: [
      "Recebemos o cadastro de uma empresa no Balcão com este e-mail.",
      "Confirme este e-mail para ativar a conta. Na página que se abre você recebe o usuário e a senha do primeiro acesso.",
    ],
    action: { label: "Confirmar cadastro", link },
    footnote: "O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, ignore esta mensagem.",
  }),
  recovery: (link) => ({
    title: "Redefina sua senha",
    paragraphs: [
      "Recebemos um pedido para redefinir a senha da sua conta no Balcão.",
      "Escolha uma nova senha pelo botão abaixo. As sessões abertas em outros aparelhos serão encerradas.",
    ],
    action: { label: "Escolher nova senha", link },
    footnote:
      "O link vale por 1 hora e só pode ser usado uma vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.",
  }),
};

export const contentOf = (kind: LinkKind, link: string): MessageContent => CONTENTS[kind](link);

export function subjectOf(kind: typeof emails.$inferSelect.kind): string {
  if (kind === "invitation") return `${INVITATION_TITLE} · Balcão`;
  if (kind === "morning") return "Resumo da manhã · Balcão";
  if (isNotice(kind)) return `${notices[kind].title} · Balcão`;
  return `${CONTENTS[kind]("").title} · Balcão`;
}

export const composeEmail = async (
  to: string,
  content: MessageContent,
  headers?: MailHeaders,
): Promise<Email> => ({
  to,
  subject: `${content.title} · Balcão`,
  html: await renderHtml(content),
  text: renderText(content),
  link: content.action?.link,
  headers,
});
