import { expect, test } from "vitest";
import { blockedMessage, loginProblem } from "./login-problem.ts";

test.each([
  [
    blockedMessage(undefined),
    "Acesso Temporariamente Suspenso",
    "Seu acesso está suspenso no momento. Entre em contato com o suporte por e-mail para reativá-lo.",
  ],
  [
    blockedMessage("socorro@balcao.com.br"),
    "Acesso Temporariamente Suspenso",
    "Seu acesso está suspenso no momento. Escreva para socorro@balcao.com.br para reativá-lo.",
  ],
  [
    "Credenciais inválidas",
    "Credenciais Incorretas",
    "O email ou senha digitados estão incorretos... Confira os dados e tente novamente.",
  ],
  [
    "Muitas tentativas. Tente novamente em 5 minutos.",
    "Erro de Acesso",
    "Muitas tentativas. Tente novamente em 5 minutos.",
  ],
  ["Erro de conexão", "Erro de Acesso", "Erro de conexão"],
  ["", "Erro de Acesso", "Erro ao fazer login"],
  [undefined, "Erro de Acesso", "Erro ao fazer login"],
])("%j is shown as %s", (message, title, text) => {
  expect(loginProblem(message)).toEqual({ title, text });
});
