/** The answer to somebody who is suspended; it names whom to write to, where the operator has said so. */
export const blockedMessage = (supportEmail: string | undefined): string =>
  `Usuário bloqueado. Entre em contato com o suporte${supportEmail ? `: ${supportEmail}` : ""}.`;

const addressIn = (message: string) => /\S+@\S+\w/.exec(message)?.[0];

/** Title and text for a refused login, chosen by keywords in the server's message. */
export function loginProblem(message: string | undefined): { title: string; text: string } {
  if (message?.includes("bloqueado")) {
    const address = addressIn(message);
    const whom = address ? `Escreva para ${address}` : "Entre em contato com o suporte por e-mail";
    return {
      title: "Acesso Temporariamente Suspenso",
      text: `Seu acesso está suspenso no momento. ${whom} para reativá-lo.`,
    };
  }
  if (message?.includes("inválidas")) {
    return {
      title: "Credenciais Incorretas",
      text: "O email ou senha digitados estão incorretos... Confira os dados e tente novamente.",
    };
  }
  return { title: "Erro de Acesso", text: message || "Erro ao fazer login" };
}
