import { describe, expect, test } from "vitest";
import {
  type AnswerableProposal,
  acceptByHandProblem,
  answerProblem,
  isConfirmable,
  shownState,
  validityProblem,
} from "./state.ts";

const LAST_SECOND = new Date("2026-03-12T02:59:59.999Z");
const OVER = new Date("2026-03-12T03:00:00.000Z");

const proposal = (changes: Partial<AnswerableProposal> = {}): AnswerableProposal => ({
  state: "enviada",
  validUntil: "2026-03-11",
  revokedAt: null,
  event: { isActive: true, status: "orçamento" },
  ...changes,
});

test.each([
  ["enviada", LAST_SECOND, "enviada"],
  ["enviada", OVER, "vencida"],
  ["aceita", OVER, "aceita"],
  ["recusada", OVER, "recusada"],
  ["substituida", OVER, "substituida"],
] as const)("%s at %s is shown as %s", (state, now, shown) => {
  expect(shownState(proposal({ state }), now)).toBe(shown);
});

test.each([
  ["2026-03-11", LAST_SECOND, undefined],
  ["2026-03-10", LAST_SECOND, "A validade não pode ser um dia que já passou"],
  ["2026-03-11", OVER, "A validade não pode ser um dia que já passou"],
  ["2100-12-31", OVER, undefined],
])("valid until %s, sent at %s: %s", (validUntil, now, problem) => {
  expect(validityProblem(validUntil, now)).toBe(problem);
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
    [{ revokedAt: OVER }, undefined, /revogado/],
  ])("%j", (changes, byLink, byHand) => {
    const found = [answerProblem(proposal(changes), LAST_SECOND), acceptByHandProblem(proposal(changes))];
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
