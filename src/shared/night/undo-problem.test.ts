import { expect, test } from "vitest";
import { undoProblem } from "./undo-problem.ts";

const DAY = 24 * 60 * 60_000;
const now = new Date("2026-03-10T15:00:00Z");
const taken = { kind: "retirada" as const, at: new Date(now.getTime() - DAY) };
const returned = { ...taken, kind: "retorno" as const };
const late = (step: typeof taken | typeof returned) => ({ ...step, at: new Date(now.getTime() - DAY - 1) });
const calm = { status: "confirmado" as const, isOwner: false, now };

test.each([
  ["a withdrawal of a day ago", "retirada", { ...calm, latest: taken }, undefined],
  ["a return of a day ago", "retorno", { ...calm, latest: returned }, undefined],
  [
    "a withdrawal of before",
    "retirada",
    { ...calm, latest: late(taken) },
    "Depois de 24 h a baixa só pode ser desfeita por um dono",
  ],
  [
    "a return of before",
    "retorno",
    { ...calm, latest: late(returned) },
    "Depois de 24 h o retorno só pode ser desfeito por um dono",
  ],
  ["the same by an owner", "retorno", { ...calm, isOwner: true, latest: late(returned) }, undefined],
  ["nothing", "retirada", { ...calm, latest: undefined }, "Não há baixa para desfazer neste evento"],
  ["no return", "retorno", { ...calm, latest: taken }, "Não há retorno para desfazer neste evento"],
  [
    "a withdrawal that came back",
    "retirada",
    { ...calm, latest: returned },
    "Desfaça o retorno antes de desfazer a baixa",
  ],
  [
    "the return of a cancelled event",
    "retorno",
    { ...calm, status: "cancelado" as const, isOwner: true, latest: returned },
    "O evento está cancelado: reabra-o antes de desfazer o retorno",
  ],
] as const)("%s", (_what, wanted, circumstances, problem) => {
  expect(undoProblem(wanted, circumstances)).toBe(problem);
});
