import { expect, test } from "vitest";
import type { PixKeyKind } from "#shared/payments/enumerations.ts";
import { formatPixKey, normalPixKey, pixKeyProblem } from "./pix-key.ts";

const PHONE_PROBLEM = "Telefone inválido: informe DDD e número, como (11) 99999-0000";
const RANDOM_PROBLEM = "Chave aleatória inválida: copie a chave inteira do aplicativo do banco";
const longEmail = (length: number) => `caixa@${"a".repeat(length - 53)}.${"b".repeat(39)}.com.br`;

test.each<[PixKeyKind, string, string]>([
  ["cpf", " 529.982.247-25 ", "52998224725"],
  ["cnpj", "11.222.333/0001-81", "11222333000181"],
  ["cnpj", "12.abc.345/01de-35", "12ABC34501DE35"],
  ["telefone", "(11) 99999-0000", "+5511999990000"],
  ["telefone", "011 99999 0000", "+5511999990000"],
  ["telefone", "+55 11 99999-0000", "+5511999990000"],
  ["telefone", "55 11 99999-0000", "+5511999990000"],
  ["telefone", "11.3456.7000", "+551134567000"],
  // The area code of Santa Maria, not the country.
  ["telefone", "(55) 99999-1234", "+5555999991234"],
  ["telefone", "(55) 3333-1234", "+555533331234"],
  ["email", " Caixa@Bar.com.br ", "caixa@bar.com.br"],
  ["email", longEmail(77), longEmail(77)],
  ["aleatoria", " 123E4567-E12B-12D1-A456-426655440000 ", "123e4567-e12b-12d1-a456-426655440000"],
])("a key %s typed as %j is %s", (kind, typed, key) => {
  expect(normalPixKey(kind, typed)).toBe(key);
  expect(pixKeyProblem(kind, key)).toBeUndefined();
  expect(normalPixKey(kind, key)).toBe(key);
  expect(normalPixKey(kind, formatPixKey(kind, key))).toBe(key);
});

test.each<[PixKeyKind, string, string]>([
  ["cpf", "52998224725", "529.982.247-25"],
  ["cnpj", "12ABC34501DE35", "12.ABC.345/01DE-35"],
  ["telefone", "+5511999990000", "(11) 99999-0000"],
  ["telefone", "+551134567000", "(11) 3456-7000"],
  ["email", "caixa@bar.com.br", "caixa@bar.com.br"],
])("a key %s %s is written %s", (kind, key, written) => {
  expect(formatPixKey(kind, key)).toBe(written);
});

test.each<[PixKeyKind, string, string]>([
  ["cpf", "529.982.247-26", "CPF inválido: confira os números"],
  ["cpf", "111.111.111-11", "CPF inválido: confira os números"],
  ["cpf", "11.222.333/0001-81", "CPF inválido: confira os números"],
  ["cpf", "", "CPF inválido: confira os números"],
  ["cnpj", "11.222.333/0001-82", "CNPJ inválido: confira os números e letras"],
  ["cnpj", "529.982.247-25", "CNPJ inválido: confira os números e letras"],
  ["telefone", "99999-0000", PHONE_PROBLEM],
  ["telefone", "(11) 8999-0000", PHONE_PROBLEM],
  ["telefone", "(11) 89999-0000", PHONE_PROBLEM],
  ["telefone", "(10) 99999-0000", PHONE_PROBLEM],
  ["telefone", "+351 912 345 678", PHONE_PROBLEM],
  ["telefone", "+55 011 99999-0000", PHONE_PROBLEM],
  ["telefone", "11 99999-0000 ramal 2", PHONE_PROBLEM],
  ["telefone", "11 99999-0000 / 11 3456-7000", PHONE_PROBLEM],
  ["telefone", "", PHONE_PROBLEM],
  ["email", "caixa", "E-mail inválido"],
  ["email", "caixa@bar", "E-mail inválido"],
  ["email", "caixa do bar@bar.com.br", "E-mail inválido"],
  ["email", "açaí@bar.com.br", "E-mail inválido"],
  ["email", "a%b@bar.com.br", "E-mail inválido"],
  ["email", longEmail(78), "A chave Pix tem no máximo 77 caracteres"],
  ["aleatoria", "123e4567e12b12d1a456426655440000", RANDOM_PROBLEM],
  ["aleatoria", "123e4567-e12b-12d1-a456-42665544000", RANDOM_PROBLEM],
  ["aleatoria", "123e4567-e12b-12d1-a456-42665544000g", RANDOM_PROBLEM],
  ["aleatoria", "caixa@bar.com.br", RANDOM_PROBLEM],
])("as a key %s, %j is refused: %s", (kind, typed, problem) => {
  expect(pixKeyProblem(kind, normalPixKey(kind, typed))).toBe(problem);
});

test.each<[PixKeyKind, string]>([
  ["cpf", "529.982.247-25"],
  ["cnpj", "12abc34501de35"],
  ["telefone", "11999990000"],
  ["email", "Caixa@bar.com.br"],
  ["aleatoria", "123E4567-E12B-12D1-A456-426655440000"],
])("a key %s that is not in its normal form is refused: %s", (kind, key) => {
  expect(pixKeyProblem(kind, key)).toBeDefined();
});
