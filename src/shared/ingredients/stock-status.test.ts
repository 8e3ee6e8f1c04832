import { expect, test } from "vitest";
import { stockStatus } from "./stock-status.ts";

test.each([
  [{ quantity: 0, minQuantity: 0 }, "sem"],
  [{ quantity: -1, minQuantity: 0 }, "sem"],
  [{ quantity: 0, minQuantity: 10 }, "sem"],
  [{ quantity: 0.01, minQuantity: 10 }, "baixo"],
  [{ quantity: 10, minQuantity: 10 }, "baixo"],
  [{ quantity: 10.01, minQuantity: 10 }, "atencao"],
  [{ quantity: 15, minQuantity: 10 }, "atencao"],
  [{ quantity: 15.01, minQuantity: 10 }, "normal"],
  [{ quantity: 0.01, minQuantity: 0 }, "normal"],
  [{ quantity: 0.45, minQuantity: 0.3 }, "atencao"],
  [{ quantity: 0.46, minQuantity: 0.3 }, "normal"],
  [{ quantity: 0.02, minQuantity: 0.01 }, "normal"],
  [{ quantity: 99_999_999.99, minQuantity: 66_666_666.66 }, "atencao"],
  [{ quantity: 99_999_999.99, minQuantity: 99_999_999.99 }, "baixo"],
] as const)("stock %o is %s", (stock, status) => {
  expect(stockStatus(stock)).toBe(status);
});
