import type { Email } from "./email.ts";
import { renderHtml, renderText } from "./layout.ts";

export async function confirmationEmail(to: {
  to: string;
  companyName: string;
  link: string;
}): Promise<Email> {
  const content = {
    title: "Confirme o cadastro da sua empresa",
    paragraphs: [
      `Recebemos o cadastro de ${to.companyName} no Balcão.`,
      "Confirme este e-mail para ativar a conta. Na página que se abre você recebe o usuário e a senha do primeiro acesso.",
    ],
    action: { label: "Confirmar cadastro", link: to.link },
    footnote: "O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, ignore esta mensagem.",
  };
  return compose(to.to, content);
}

export async function recoveryEmail(to: { to: string; link: string }): Promise<Email> {
  const content = {
    title: "Redefina sua senha",
    paragraphs: [
      "Recebemos um pedido para redefinir a senha da sua conta no Balcão.",
      "Escolha uma nova senha pelo botão abaixo. As sessões abertas em outros aparelhos serão encerradas.",
    ],
    action: { label: "Escolher nova senha", link: to.link },
    footnote:
      "O link vale por 1 hora e só pode ser usado uma vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.",
  };
  return compose(to.to, content);
}

async function compose(to: string, content: Parameters<typeof renderHtml>[0]): Promise<Email> {
  return {
    to,
    subject: `${content.title} · Balcão`,
    html: await renderHtml(content),
    text: renderText(content),
    link: content.action.link,
  };
}
