/** The server's limits for a new password; the change-password dialog asks for more. */
export const SHORTEST_PASSWORD = 4;
export const LONGEST_PASSWORD = 128;
const SHORTEST_PASSWORD_IN_DIALOG = 6;

export const PASSWORD_TOO_LONG = `A senha deve ter no máximo ${LONGEST_PASSWORD} caracteres`;
export const PASSWORD_TOO_SHORT = `A senha deve ter pelo menos ${SHORTEST_PASSWORD} caracteres`;
export const RESET_TOKEN_MISSING = "Token inválido ou ausente. Solicite uma nova recuperação de senha.";
export const ALL_FIELDS_REQUIRED = "Todos os campos são obrigatórios";
/** The server's answer, shown by forms at the current-password field. */
export const WRONG_CURRENT_PASSWORD = "Senha atual incorreta";

export type Problem<Field extends string> = { field: Field; message: string };

export type ResetPasswordForm = { token: string; newPassword: string; confirmation: string };

/** The first problem of the form on the reset-password page. */
export function resetPasswordProblem(form: ResetPasswordForm): Problem<keyof ResetPasswordForm> | undefined {
  if (!form.token) return { field: "token", message: RESET_TOKEN_MISSING };
  return passwordProblem(form);
}

type NewPassword = Pick<ResetPasswordForm, "newPassword" | "confirmation">;

/** The first problem of a chosen password and its repetition. */
export function passwordProblem(form: NewPassword): Problem<keyof NewPassword> | undefined {
  if (form.newPassword.length < SHORTEST_PASSWORD) {
    return { field: "newPassword", message: PASSWORD_TOO_SHORT };
  }
  if (form.newPassword !== form.confirmation) {
    return { field: "confirmation", message: "As senhas não coincidem" };
  }
  return tooLongProblem(form);
}

export type ChangePasswordForm = { currentPassword: string; newPassword: string; confirmation: string };
type ChangePasswordProblem = Problem<keyof ChangePasswordForm>;

/** The first problem of the form on the forced-change page. */
export const forcedChangeProblem = (form: ChangePasswordForm): ChangePasswordProblem | undefined =>
  changeProblem(form, SHORTEST_PASSWORD, "A nova senha e confirmação não coincidem") ??
  (form.newPassword === form.currentPassword
    ? { field: "newPassword", message: "A nova senha deve ser diferente da senha atual" }
    : tooLongProblem(form));

/** The first problem of the form in the change-password dialog. */
export const passwordDialogProblem = (form: ChangePasswordForm): ChangePasswordProblem | undefined =>
  changeProblem(form, SHORTEST_PASSWORD_IN_DIALOG, "As senhas não coincidem") ?? tooLongProblem(form);

function changeProblem(
  form: ChangePasswordForm,
  shortest: number,
  mismatch: string,
): ChangePasswordProblem | undefined {
  const empty = firstEmptyField(form);
  if (empty) return { field: empty, message: ALL_FIELDS_REQUIRED };
  if (form.newPassword !== form.confirmation) return { field: "confirmation", message: mismatch };
  if (form.newPassword.length < shortest) {
    return { field: "newPassword", message: `A nova senha deve ter pelo menos ${shortest} caracteres` };
  }
}

const firstEmptyField = (form: ChangePasswordForm) =>
  (["currentPassword", "newPassword", "confirmation"] as const).find((field) => form[field] === "");

function tooLongProblem(form: { newPassword: string }): Problem<"newPassword"> | undefined {
  if (form.newPassword.length > LONGEST_PASSWORD) return { field: "newPassword", message: PASSWORD_TOO_LONG };
}
