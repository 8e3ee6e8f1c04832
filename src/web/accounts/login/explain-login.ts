import { loginProblem } from "#shared/accounts/login-problem.ts";

export const explainLogin = (error: unknown) => ({
  alert: loginProblem(error instanceof Error ? error.message : undefined),
});
