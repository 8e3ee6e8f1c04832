/** Title and text for a refused login, chosen by keywords in the server's message. */
export function loginProblem(message: string | undefined): { title: string; text: string } {
  if (message?.includes("bloqueado")) {
    return {
      title: "Acesso Temporariamente Suspenso",
      text: "Seu acesso está suspenso no momento. Entre em contato com o suporte por e-mail para reativá-lo.",
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
