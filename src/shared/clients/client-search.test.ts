import { expect, test } from "vitest";
import { clientSearch } from "./client-search.ts";

const joao = {
  name: "João da Conceição 51",
  email: "joao.c@festas.com.br",
  phone: "(11) 98765-4321",
  cpf: "123.456.789-09",
  cnpj: null,
};
const nameOnly = { name: "Buffet Açaí", email: null, phone: null, cpf: null, cnpj: null };
const firm = { ...nameOnly, cnpj: "12ABC34501DE35" };

test.each([
  ["", joao, true],
  ["  ", joao, true],
  ["joao", joao, true],
  ["CONCEICAO joão", joao, true],
  ["maria", joao, false],
  ["festas.com", joao, true],
  ["98765-4321", joao, true],
  ["987654321", joao, true],
  ["11987654321", joao, true],
  ["11 98765", joao, true],
  ["(11)98765.4321", joao, true],
  ["11 0000", joao, false],
  ["12345678909", joao, true],
  ["123456789-09", joao, true],
  ["456 789", joao, true],
  ["789.12", joao, false],
  ["51", joao, true],
  ["joão 9876-54", joao, true],
  ["joão 5555", joao, false],
  ["-", joao, true],
  ["acai", nameOnly, true],
  ["11", nameOnly, false],
  ["-", nameOnly, false],
  ["12.abc.345/01de-35", firm, true],
  ["abc34501", firm, true],
  ["1234", firm, true],
  ["0135", firm, true],
  ["99", firm, false],
])("%j finds %o: %s", (query, client, isFound) => {
  expect(clientSearch([client])(query)).toEqual(isFound ? [client] : []);
});
