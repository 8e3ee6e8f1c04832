import type { ChangePasswordInput } from "#shared/accounts/contract.ts";
import {
  type ChangePasswordForm,
  type Problem,
  WRONG_CURRENT_PASSWORD,
} from "#shared/accounts/password-rules.ts";
import { explainFailure, serverMessageOf } from "#web/accounts/explain-failure.ts";
import type { FormProblem } from "#web/accounts/use-native-form.ts";
import { api } from "#web/api/api.ts";

type Field = keyof ChangePasswordForm;

export const changePasswordFields = ["currentPassword", "newPassword", "confirmation"] as const;

export const postPasswordChange = ({ currentPassword, newPassword }: ChangePasswordInput) =>
  api.post<unknown>("/api/change-password", { currentPassword, newPassword });

/** Marks the first wrong field. */
export const atItsField = (problem: Problem<Field> | undefined): FormProblem<Field> | undefined =>
  problem && { fields: { [problem.field]: problem.message } };

export function explainChangeFailure(error: unknown, words: { isTitle: boolean }): FormProblem<Field> {
  if (serverMessageOf(error) === WRONG_CURRENT_PASSWORD) {
    return { fields: { currentPassword: WRONG_CURRENT_PASSWORD } };
  }
  return explainFailure(error, changePasswordFields, { fallback: "Erro ao alterar senha", ...words });
}
