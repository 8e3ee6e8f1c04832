import { expect, test } from "vitest";
import { loginProblem } from "./login-problem.ts";

test.each([
  ["Usuário bloqueado. Entre em contato com o suporte.", "Acesso Temporariamente Suspenso", "por e-mail"],
  ["Credenciais inválidas", "Credenciais Incorretas", "O email ou senha digitados estão incorretos..."],
  ["Muitas tentativas. Tente novamente em 5 minutos.", "Erro de Acesso", "Muitas tentativas."],
  ["Erro de conexão", "Erro de Acesso", "Erro de conexão"],
  ["", "Erro de Acesso", "Erro ao fazer login"],
  [undefined, "Erro de Acesso", "Erro ao fazer login"],
])("%j is shown as %s", (message, title, part) => {
  const problem = loginProblem(message);
  expect(problem.title).toBe(title);
  expect(problem.text).toContain(part);
});
