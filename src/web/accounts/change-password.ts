import type { ChangePasswordInput } from "#shared/accounts/contract.ts";
import {
  type ChangePasswordForm,
  type Problem,
  WRONG_CURRENT_PASSWORD,
} from "#shared/accounts/password-rules.ts";
import { api } from "#web/app/api.ts";
import { explainFailure, serverMessageOf } from "./explain-failure.ts";
import type { FormProblem } from "./use-native-form.ts";

type Field = keyof ChangePasswordForm;

export const changePasswordFields = ["currentPassword", "newPassword", "confirmation"] as const;

export const changePassword = ({ currentPassword, newPassword }: ChangePasswordInput) =>
  api.post<unknown>("/api/change-password", { currentPassword, newPassword });

export const atItsField = (problem: Problem<Field> | undefined): FormProblem<Field> | undefined =>
  problem && { fields: { [problem.field]: problem.message } };

export function explainChangeFailure(error: unknown, words: { isTitle: boolean }): FormProblem<Field> {
  if (serverMessageOf(error) === WRONG_CURRENT_PASSWORD) {
    return { fields: { currentPassword: WRONG_CURRENT_PASSWORD } };
  }
  return explainFailure(error, changePasswordFields, { fallback: "Erro ao alterar senha", ...words });
}
