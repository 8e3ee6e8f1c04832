import { expect, test } from "vitest";
import { amount, count, recordId } from "./amount.ts";

const quantity = amount({ message: "não" });
const atLeastATenth = amount({ min: 0.1, message: "não" });

test.each<[unknown, number]>([
  [0, 0],
  [-0, 0],
  [12.5, 12.5],
  ["12.5", 12.5],
  [" 7 ", 7],
  ["007.50", 7.5],
  [0.1 + 0.2, 0.3],
  ["1.500000", 1.5],
  [1.1 * 1.1 * 1e6, 1_210_000],
  ["-0.000", 0],
  [1e3, 1000],
  [99_999_999.99, 99_999_999.99],
])("%o is %d", (input, value) => {
  const parsed = quantity.parse(input);
  expect(parsed).toBe(value);
});

test.each([
  [quantity, 2, [0.005, 0.004, 0.0049999999, "0.004999999999", 1.0049999999, 1.005, "1.005", 5e-324, 0.333]],
  [amount({ message: "não", decimals: 4 }), 4, [0.00001, 0.12345, "1.00001", 99_999_999.00001]],
])("more decimals than are kept are refused, never rounded: %#", (rule, decimals, inputs) => {
  for (const input of inputs) {
    const { error } = rule.safeParse(input);
    expect(error?.issues[0]?.message, String(input)).toBe(
      `Use no máximo ${decimals} casas depois da vírgula`,
    );
  }
});

test("four decimals are kept where they are asked for", () => {
  expect(amount({ message: "não", decimals: 4 }).parse("0.1234")).toBe(0.1234);
});

test.each([
  -0.001,
  -1,
  "-1",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e21,
  100_000_000,
  99_999_999.995,
  "99999999.995",
  "1,5",
  "1.234,56",
  "１２",
  "",
  " ",
  "abc",
  "1e3",
  "0x10",
  "Infinity",
  null,
  undefined,
  [],
  [5],
  {},
  true,
  "1".repeat(400),
])("%o is refused", (input) => {
  expect(quantity.safeParse(input).success).toBe(false);
});

test.each([
  [0.1, true],
  ["0.1", true],
  [0.09, false],
  [0, false],
])("with a minimum of 0.1, %o: %s", (input, isValid) => {
  expect(atLeastATenth.safeParse(input).success).toBe(isValid);
});

test.each([
  [0, "não"],
  [-0.004, "não"],
  [0.004, "Use no mínimo 0,01"],
  ["0.0099", "Use no mínimo 0,01"],
  [0.0099999999, "Use no mínimo 0,01"],
  [5e-324, "Use no mínimo 0,01"],
  ["abc", "não"],
])("of %o, where there must be some, it says %j", (input, message) => {
  const some = amount({ min: 0.01, message: "não", tooSmall: "Use no mínimo 0,01" });
  expect(some.safeParse(input).error?.issues[0]?.message).toBe(message);
});

test.each([
  [1, 1],
  ["7", 7],
  [2_147_483_647, 2_147_483_647],
])("the id %o is %d", (input, id) => {
  expect(recordId("não").parse(input)).toBe(id);
});

test.each([0, -1, 1.5, "1.5", "1e1", "0x1", " 1 ", 2_147_483_648, "abc", "", null, undefined, [1], true])(
  "the id %o is refused",
  (input) => {
    expect(recordId("não").safeParse(input).success).toBe(false);
  },
);

test.each([
  [0, 0],
  ["150", 150],
  [" 7 ", 7],
  [1_000_000, 1_000_000],
  [1_000_001, "Use no máximo 1.000.000"],
  [-1, "inválido"],
  [1.5, "inválido"],
  ["1.5", "inválido"],
  ["1e3", "inválido"],
  ["", "inválido"],
  [Number.NaN, "inválido"],
  [null, "inválido"],
  [undefined, "inválido"],
  [[], "inválido"],
])("a count of %j is %j", (value, result) => {
  const parsed = count({ message: "inválido" }).safeParse(value);
  expect(parsed.success ? parsed.data : parsed.error.issues[0]?.message).toBe(result);
});
