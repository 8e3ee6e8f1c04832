import { loginProblem } from "#shared/accounts/login-problem.ts";

/** The alert of a failed login. */
export const explainLogin = (error: unknown) => ({
  alert: loginProblem(error instanceof Error ? error.message : undefined),
});
