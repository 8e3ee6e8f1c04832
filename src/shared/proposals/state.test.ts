import { describe, expect, test } from "vitest";
import {
  type AnswerableProposal,
  acceptByHandProblem,
  answerProblem,
  isConfirmable,
  shownState,
  validityProblem,
} from "./state.ts";

const LAST_DAY = "2026-03-11";
const OVER = "2026-03-12";

const proposal = (changes: Partial<AnswerableProposal> = {}): AnswerableProposal => ({
  state: "enviada",
  validUntil: "2026-03-11",
  revokedAt: null,
  event: { isActive: true, status: "orçamento" },
  ...changes,
});

test.each([
  ["enviada", LAST_DAY, "enviada"],
  ["enviada", OVER, "vencida"],
  ["aceita", OVER, "aceita"],
  ["recusada", OVER, "recusada"],
  ["substituida", OVER, "substituida"],
] as const)("%s on %s is shown as %s", (state, today, shown) => {
  expect(shownState(proposal({ state }), today)).toBe(shown);
});

test.each([
  ["2026-03-11", LAST_DAY, undefined],
  ["2026-03-10", LAST_DAY, "A validade não pode ser um dia que já passou"],
  ["2026-03-11", OVER, "A validade não pode ser um dia que já passou"],
  ["2100-12-31", OVER, undefined],
])("valid until %s, sent on %s: %s", (validUntil, today, problem) => {
  expect(validityProblem(validUntil, today)).toBe(problem);
});

describe("each reason has its own sentence", () => {
  const off = { isActive: false, status: "orçamento" } as const;
  const cancelled = { isActive: true, status: "cancelado" } as const;

  test.each<[Partial<AnswerableProposal>, RegExp | undefined, RegExp | undefined]>([
    [{}, undefined, undefined],
    [{ state: "aceita" }, /já foi aceita/, /já foi aceita/],
    [{ state: "recusada" }, /já foi recusada/, undefined],
    [{ state: "substituida" }, /substituída/, /substituída/],
    [{ validUntil: "2026-03-10" }, /prazo desta proposta terminou/, undefined],
    [{ event: off }, /não está mais disponível/, /desabilitado ou cancelado/],
    [{ event: cancelled }, /não está mais disponível/, /desabilitado ou cancelado/],
    [{ revokedAt: new Date() }, undefined, /revogado/],
  ])("%j", (changes, byLink, byHand) => {
    const found = [answerProblem(proposal(changes), LAST_DAY), acceptByHandProblem(proposal(changes))];
    for (const [position, wanted] of [byLink, byHand].entries()) {
      if (wanted) expect(found[position]).toMatch(wanted);
      else expect(found[position]).toBeUndefined();
    }
  });
});

test.each([
  ["planejamento", true],
  ["orçamento", true],
  ["confirmado", false],
  ["em andamento", false],
  ["concluído", false],
  ["finalizado", false],
  ["cancelado", false],
] as const)("an acceptance confirms an event in %s: %s", (status, is) => {
  expect(isConfirmable(status)).toBe(is);
});
