import { expect, test } from "vitest";
import { bareCpf, formatCpf, isCpf } from "./cpf.ts";

test.each([
  ["529.982.247-25", true],
  ["52998224725", true],
  ["579.466.632-34", true],
  ["123.456.789-09", true],
  ["529.982.247-26", false],
  ["529.982.247-52", false],
  ["111.111.111-11", false],
  ["000.000.000-00", false],
  ["529.982.247-2", false],
  ["529.982.247-255", false],
  ["529.982.247-2A", false],
  ["", false],
])("%s is a CPF: %s", (text, isOne) => {
  expect(isCpf(bareCpf(text))).toBe(isOne);
});

test.each([
  ["52998224725", "529.982.247-25"],
  ["123", "123"],
])("%s is written %s", (bare, written) => {
  expect(formatCpf(bare)).toBe(written);
});
