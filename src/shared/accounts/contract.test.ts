import { expect, test } from "vitest";
import {
  changePasswordInput,
  confirmCompanyInput,
  forgotPasswordInput,
  loginInput,
  registerCompanyInput,
  resetPasswordInput,
} from "./contract.ts";

const bar = { name: "Bar da Ana", email: "ana@bar.com" };
const missingToken = "Token inválido ou ausente. Solicite uma nova recuperação de senha.";
const incomplete = "Nome da empresa e email são obrigatórios";

test.each([
  [registerCompanyInput, {}, incomplete],
  [registerCompanyInput, { ...bar, name: "  " }, incomplete],
  [registerCompanyInput, { ...bar, email: " " }, incomplete],
  [registerCompanyInput, { ...bar, email: ["ana@bar.com"] }, incomplete],
  [registerCompanyInput, { ...bar, email: "ana@bar" }, "E-mail inválido"],
  [registerCompanyInput, { ...bar, name: "x".repeat(201) }, "Use no máximo 200 caracteres"],
  [registerCompanyInput, { ...bar, name: "Bar\r\nBcc: x" }, "Texto com caracteres inválidos"],
  [registerCompanyInput, { ...bar, phone: "1".repeat(41) }, "Use no máximo 40 caracteres"],
  [registerCompanyInput, { ...bar, address: "x".repeat(501) }, "Use no máximo 500 caracteres"],
  [confirmCompanyInput, {}, "Token de confirmação inválido ou ausente"],
  [confirmCompanyInput, { token: true }, "Token de confirmação inválido ou ausente"],
  [confirmCompanyInput, { token: " " }, "Token de confirmação inválido ou ausente"],
  [forgotPasswordInput, {}, "E-mail inválido"],
  [forgotPasswordInput, { email: "ana" }, "E-mail inválido"],
  [resetPasswordInput, { newPassword: "abcd" }, missingToken],
  [resetPasswordInput, { token: "", newPassword: "abcd" }, missingToken],
  [resetPasswordInput, { token: "t", newPassword: "abc" }, "A senha deve ter pelo menos 4 caracteres"],
  [resetPasswordInput, { token: "t" }, "A senha deve ter pelo menos 4 caracteres"],
  [
    resetPasswordInput,
    { token: "t", newPassword: { length: 99 } },
    "A senha deve ter pelo menos 4 caracteres",
  ],
  [
    resetPasswordInput,
    { token: "t", newPassword: "x".repeat(129) },
    "A senha deve ter no máximo 128 caracteres",
  ],
  [resetPasswordInput, { token: "t", newPassword: "abcd\u0000" }, "Texto com caracteres inválidos"],
  [changePasswordInput, { newPassword: "abcd" }, "Todos os campos são obrigatórios"],
  [loginInput, { email: "", password: "x" }, "E-mail e senha são obrigatórios"],
  [loginInput, { email: "ana@bar.com" }, "E-mail e senha são obrigatórios"],
])("case %#: the first problem is told in Portuguese", (contract, input, message) => {
  const result = contract.safeParse(input);
  expect(result.error?.issues[0]?.message).toBe(message);
});

test("what is accepted is trimmed, in lower case and complete", () => {
  expect(registerCompanyInput.parse({ name: " Bar da Ana ", email: " ANA@Bar.com ", role: "x" })).toEqual({
    name: "Bar da Ana",
    email: "ana@bar.com",
    phone: null,
    address: null,
  });
  expect(loginInput.parse({ email: " Ana@BAR.com", password: " s " })).toEqual({
    email: "ana@bar.com",
    password: " s ",
  });
});
