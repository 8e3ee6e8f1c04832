import { expect, test } from "vitest";
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatUnitCost,
} from "./format.ts";

const NBSP = "\u00a0";

test.each([
  [0, `R$${NBSP}0,00`],
  [1234.5, `R$${NBSP}1.234,50`],
  [-12, `-R$${NBSP}12,00`],
])("money %d is %s", (value, text) => {
  expect(formatMoney(value)).toBe(text);
});

test.each([
  [0, "0,00"],
  [0.05, "0,05"],
  [0.5, "0,50"],
  [0.0525, "0,0525"],
  [0.003333, "0,00333"],
  [0.000001, "0,000001"],
  [0.333333, "0,333"],
  [12.345678, "12,35"],
  [1234567.89, "1.234.567,89"],
])("unit cost %d is %s", (cost, text) => {
  expect(formatUnitCost(cost, "ml")).toBe(`R$${NBSP}${text} por ml`);
});

test.each([
  [0, "0"],
  [12.5, "12,5"],
  [1234567.891, "1.234.567,89"],
])("number %d is %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [0, "0 clientes"],
  [1, "1 cliente"],
  [3, "3 clientes"],
  [1500, "1.500 clientes"],
])("%d is counted as %s", (count, text) => {
  expect(formatCount(count, "cliente", "clientes")).toBe(text);
});

test("a date is shown in the asked time zone", () => {
  const lateEvening = "2026-12-26T01:30:00Z";
  expect(formatDate(lateEvening, "America/Sao_Paulo")).toBe("25/12/2026");
  expect(formatDate(lateEvening, "UTC")).toBe("26/12/2026");
  expect(formatDateTime(lateEvening, "America/Sao_Paulo")).toBe("25/12/2026 22:30");
  expect(formatDate(new Date(2026, 0, 5, 12))).toBe("05/01/2026");
});
