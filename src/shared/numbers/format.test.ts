import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeZones } from "#shared/time/time-zones.ts";
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatPercent,
  formatTime,
  formatUnitCost,
  formatWeekdayDate,
  formatWeekdayDateTime,
} from "./format.ts";

const NBSP = "\u00a0";

test.each([
  [0, `R$${NBSP}0,00`],
  [1234.5, `R$${NBSP}1.234,50`],
  [-12, `−R$${NBSP}12,00`],
  [1.005, `R$${NBSP}1,01`],
  [0.995, `R$${NBSP}1,00`],
  [999999.995, `R$${NBSP}1.000.000,00`],
  [99999999.99, `R$${NBSP}99.999.999,99`],
  [0.1 + 0.2, `R$${NBSP}0,30`],
  [-0.001, `R$${NBSP}0,00`],
  [-0, `R$${NBSP}0,00`],
  [1e-9, `R$${NBSP}0,00`],
  [1e21, `R$${NBSP}1.000.000.000.000.000.000.000,00`],
])("money %d is %s", (value, text) => {
  expect(formatMoney(value)).toBe(text);
});

test.each([
  [0, `R$${NBSP}0,00`],
  [12, `+R$${NBSP}12,00`],
  [-3969.19, `−R$${NBSP}3.969,19`],
  [-0.001, `R$${NBSP}0,00`],
  [0.004, `R$${NBSP}0,00`],
])("a change of %d is %s", (value, text) => {
  expect(formatMoneyChange(value)).toBe(text);
});

test.each([
  [0, `0${NBSP}%`],
  [45, `45${NBSP}%`],
  [58.25, `58,25${NBSP}%`],
  [-12.5, `−12,5${NBSP}%`],
  [-0.001, `0${NBSP}%`],
])("%d per cent are %s", (value, text) => {
  expect(formatPercent(value)).toBe(text);
});

test.each([
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

test("a unit cost of nothing is none", () => {
  expect(formatUnitCost(0, "ml")).toBe("sem preço");
});

test.each([
  [0, "0"],
  [12.5, "12,5"],
  [12.005, "12,01"],
  [9.999, "10"],
  [100, "100"],
  [1000, "1.000"],
  [-1234.5, "-1.234,5"],
  [-0.001, "0"],
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
  expect(formatDate(lateEvening, "America/Noronha")).toBe("25/12/2026");
  expect(formatDateTime(lateEvening, "America/Sao_Paulo")).toBe("25/12/2026 22:30");
  expect(formatDateTime(lateEvening, "America/Rio_Branco")).toBe("25/12/2026 20:30");
  expect(formatTime(lateEvening, "America/Noronha")).toBe("23:30");
  expect(formatDate("2026-01-05T12:00:00Z", "America/Manaus")).toBe("05/01/2026");
});

test.each([
  ["2026-11-21T23:00:00Z", "sáb 21/11/2026 20:00", "sáb 21/11/2026"],
  ["2026-11-22T02:59:00Z", "sáb 21/11/2026 23:59", "sáb 21/11/2026"],
  ["2026-11-22T03:00:00Z", "dom 22/11/2026 00:00", "dom 22/11/2026"],
  ["2026-11-24T12:00:00Z", "ter 24/11/2026 09:00", "ter 24/11/2026"],
  ["2028-02-29T12:00:00Z", "ter 29/02/2028 09:00", "ter 29/02/2028"],
])("%s has its weekday before it: %s", (moment, dateTime, date) => {
  expect(formatWeekdayDateTime(moment, "America/Sao_Paulo")).toBe(dateTime);
  expect(formatWeekdayDate(moment, "America/Sao_Paulo")).toBe(date);
});

describe("the same characters as Intl, but for the minus sign of money", () => {
  const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
  const number = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 2 });
  /** Of up to six decimals, as all of ours, or with all that a division leaves; Intl gives a rounded zero a sign. */
  const numbers = fc
    .oneof(
      fc
        .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(0, 1, 2, 3, 4, 5, 6))
        .map(([n, d]) => n / 10 ** d),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    )
    .filter((value) => (value >= 0 ? !Object.is(value, -0) : value <= -0.005));

  test("money and numbers", () => {
    fc.assert(
      fc.property(numbers, (value) => {
        expect(formatMoney(value)).toBe(money.format(value).replace("-", "−"));
        expect(formatNumber(value)).toBe(number.format(value));
      }),
      { numRuns: 5_000 },
    );
  });

  test("dates", () => {
    const dates = fc.date({ min: new Date("2000-01-02"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.constantFrom(...timeZones), (date, timeZone) => {
        const day = date.toLocaleDateString("pt-BR", { timeZone });
        const time = date.toLocaleTimeString("pt-BR", { timeZone, timeStyle: "short" });
        const weekday = date.toLocaleDateString("pt-BR", { timeZone, weekday: "short" }).replace(".", "");
        expect(formatWeekdayDateTime(date, timeZone)).toBe(`${weekday} ${day} ${time}`);
      }),
      { numRuns: 1_000 },
    );
  });
});
