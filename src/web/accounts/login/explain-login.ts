import { loginProblem } from "#shared/accounts/login-problem.ts";

/** What a form that logs somebody in says when that fails. */
export const explainLogin = (error: unknown) => ({
  alert: loginProblem(error instanceof Error ? error.message : undefined),
});
