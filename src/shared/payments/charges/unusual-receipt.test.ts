import { expect, test } from "vitest";
import { unusualReceipt } from "./unusual-receipt.ts";

const TODAY = "2026-11-18";
const received = (amount: string, isReversed = false) => ({ amount, isReversed, reversesId: null });
const usual = ["100.00", "90.00", "5000.00", "110.00", "100.00"].map((amount) => received(amount));

test.each([
  ["1000.00", TODAY, usual, undefined],
  ["1000.01", TODAY, usual, /^R\$\s1\.000,01 é mais de dez vezes o recebimento habitual, R\$\s100,00\.$/],
  ["1.00", TODAY, usual, undefined],
  ["1.00", "2026-11-19", usual, /^O dia do recebimento ainda não chegou\.$/],
  ["1.00", "2020-01-01", usual, undefined],
  // Too few to say what is usual, and mistakes say nothing.
  ["99999.00", TODAY, usual.slice(1), undefined],
  ["99999.00", TODAY, usual.map(({ amount }) => received(amount, true)), undefined],
] as const)("%s on %s", (amount, paidOn, earlier, text) => {
  const found = unusualReceipt({ amount, paidOn }, earlier, TODAY);
  if (text === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(text);
});
