import { describe, expect, test } from "vitest";
import { eventStatuses } from "#shared/events/enumerations.ts";
import { isAgreed, isDue, isPriceAgreed, isQuote } from "./agreement.ts";

describe.each(eventStatuses)("%s", (status) => {
  const isFurther = ["confirmado", "em andamento", "concluído", "finalizado"].includes(status);

  test.each([
    [false, "0.00", isFurther],
    [true, "0.00", true],
    [false, "0.01", true],
    [true, "900.00", true],
  ])("accepted %s and paid %s: %s", (hasAcceptedProposal, received, agreed) => {
    expect(isAgreed({ status, hasAcceptedProposal, received })).toBe(agreed);
    expect(isPriceAgreed({ hasAcceptedProposal, received })).toBe(hasAcceptedProposal || received !== "0.00");
  });
});

const event = { active: "true", status: "orçamento", agreed: false, refused: false } as const;

test.each([
  [{}, "quote"],
  [{ agreed: true }, "due"],
  [{ refused: true }, "neither"],
  [{ active: "false" }, "neither"],
  [{ active: "false", agreed: true }, "neither"],
  [{ status: "cancelado" }, "neither"],
  [{ status: "cancelado", agreed: true }, "neither"],
] as const)("%j: %s", (changes, counts) => {
  expect([isDue({ ...event, ...changes }), isQuote({ ...event, ...changes })]).toEqual([
    counts === "due",
    counts === "quote",
  ]);
});
