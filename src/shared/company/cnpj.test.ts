import { expect, test } from "vitest";
import { bareCnpj, formatCnpj, isCnpj } from "./cnpj.ts";

test.each([
  ["12.ABC.345/01DE-35", true],
  ["12abc34501de35", true],
  ["11.222.333/0001-81", true],
  ["00.000.000/0001-91", true],
  ["11.222.333/0001-82", false],
  ["11.222.333/0001-18", false],
  ["12.ABC.345/01DE-36", false],
  ["12.ABC.345/01DE-3A", false],
  ["00.000.000/0000-00", false],
  ["11.222.333/0001-8", false],
  ["11.222.333/0001-811", false],
  ["12.ÀBC.345/01DE-35", false],
  ["", false],
])("%s is a CNPJ: %s", (text, isOne) => {
  expect(isCnpj(bareCnpj(text))).toBe(isOne);
});

test.each([
  ["12ABC34501DE35", "12.ABC.345/01DE-35"],
  ["11222333000181", "11.222.333/0001-81"],
  ["123", "123"],
])("%s is written %s", (bare, written) => {
  expect(formatCnpj(bare)).toBe(written);
});
