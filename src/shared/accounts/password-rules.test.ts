import { expect, test } from "vitest";
import { forcedChangeProblem, passwordDialogProblem, resetPasswordProblem } from "./password-rules.ts";

const tooLong = "x".repeat(129);
const longest = "x".repeat(128);

test.each([
  ["", "", "", "token", "Token inválido ou ausente. Solicite uma nova recuperação de senha."],
  ["t", "", "", "newPassword", "A senha deve ter pelo menos 4 caracteres"],
  ["t", "abc", "xyz", "newPassword", "A senha deve ter pelo menos 4 caracteres"],
  ["t", "abcd", "abce", "confirmation", "As senhas não coincidem"],
  ["t", "abcd", "", "confirmation", "As senhas não coincidem"],
  ["t", tooLong, tooLong, "newPassword", "A senha deve ter no máximo 128 caracteres"],
])("reset with token %j, %j, %j: %s, %s", (token, newPassword, confirmation, field, message) => {
  expect(resetPasswordProblem({ token, newPassword, confirmation })).toEqual({ field, message });
});

test.each([
  ["", "", "", "currentPassword", "Todos os campos são obrigatórios"],
  ["old1", "", "", "newPassword", "Todos os campos são obrigatórios"],
  ["old1", "new1", "", "confirmation", "Todos os campos são obrigatórios"],
  ["old1", "abc", "abd", "confirmation", "A nova senha e confirmação não coincidem"],
  ["old1", "abc", "abc", "newPassword", "A nova senha deve ter pelo menos 4 caracteres"],
  ["old", "old", "old", "newPassword", "A nova senha deve ter pelo menos 4 caracteres"],
  ["old1", "old1", "old1", "newPassword", "A nova senha deve ser diferente da senha atual"],
  ["old1", tooLong, tooLong, "newPassword", "A senha deve ter no máximo 128 caracteres"],
])("forced change with %j, %j, %j: %s, %s", (currentPassword, newPassword, confirmation, field, message) => {
  expect(forcedChangeProblem({ currentPassword, newPassword, confirmation })).toEqual({ field, message });
});

test.each([
  ["", "", "", "currentPassword", "Todos os campos são obrigatórios"],
  ["old1", "", "x", "newPassword", "Todos os campos são obrigatórios"],
  ["old1", "x", "", "confirmation", "Todos os campos são obrigatórios"],
  ["old1", "abc", "abd", "confirmation", "As senhas não coincidem"],
  ["old1", "abcde", "abcde", "newPassword", "A nova senha deve ter pelo menos 6 caracteres"],
  ["old1", tooLong, tooLong, "newPassword", "A senha deve ter no máximo 128 caracteres"],
])("dialog with %j, %j, %j: %s, %s", (currentPassword, newPassword, confirmation, field, message) => {
  expect(passwordDialogProblem({ currentPassword, newPassword, confirmation })).toEqual({ field, message });
});

test("the shortest and longest passwords pass", () => {
  expect(resetPasswordProblem({ token: "t", newPassword: "abcd", confirmation: "abcd" })).toBeUndefined();
  expect(resetPasswordProblem({ token: "t", newPassword: longest, confirmation: longest })).toBeUndefined();
  const forced = { currentPassword: "old1", newPassword: "abcd", confirmation: "abcd" };
  expect(forcedChangeProblem(forced)).toBeUndefined();
  const dialog = { currentPassword: "abcdef", newPassword: "abcdef", confirmation: "abcdef" };
  expect(passwordDialogProblem(dialog)).toBeUndefined();
});
