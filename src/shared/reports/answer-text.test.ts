import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";

const totals = { revenue: 4900, cost: 1371.56, profit: 3528.44 };

test.each([
  ["evento", 72, "Novembro: R$ 4.900,00 − R$ 1.371,56 = R$ 3.528,44, 72 %"],
  ["evento", undefined, "Novembro: R$ 4.900,00 − R$ 1.371,56 = R$ 3.528,44"],
  ["recebimento", undefined, "Novembro: R$ 4.900,00 recebidos, R$ 1.371,56 de custos"],
] as const)("by %s, with a margin of %s", (view, margin, text) => {
  expect(answerText("Novembro", { view, totals, margin }).replace(/\s/g, " ")).toBe(text);
});
