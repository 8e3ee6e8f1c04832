import { expect, test } from "vitest";
import { compareParties, type Errors } from "#shared/demand/leave-one-out.ts";
import { sampleParty } from "#shared/demand/testing/sample-party.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { reportOn } from "./company-report.ts";
import { errorsText, verdictText } from "./planned-and-used.ts";
import { reportCsv } from "./report-csv.ts";
import { DEFAULT_FILTERS } from "./report-filters.ts";

const errors = (suggested: number, changes: Partial<Errors> = {}): Errors => ({
  perGuest: 0.84,
  planned: 0.25,
  suggested,
  ...changes,
});
const two = compareParties([sampleParty({ rate: 0.5 }), sampleParty({ rate: 1, gone: [1] })]);

test("the mean errors are one line", () => {
  expect(errorsText(errors(0.194)).replaceAll("\u00a0", " ")).toBe(
    "Desvio médio do que foi usado: um por convidado 84 %, o planejado 25 %, a sugestão 19 %.",
  );
});

test.each([
  [errors(0.19), "Nesta empresa, a sugestão acerta mais."],
  [errors(0.25), "Nesta empresa, a sugestão não acerta mais do que o planejado."],
  [errors(0.3), "Nesta empresa, a sugestão não acerta mais do que o planejado."],
  [errors(0.9), "Nesta empresa, a sugestão não acerta mais do que um por convidado."],
  [
    errors(0.3, { planned: 0.9, perGuest: 0.2 }),
    "Nesta empresa, a sugestão não acerta mais do que um por convidado.",
  ],
])("%j: a suggestion that is no better is not praised", (mean, text) => {
  expect(verdictText(mean, two)).toBe(text);
});

test("after a single party nothing was learned without it", () => {
  expect(verdictText(errors(0), two.slice(1))).toBe(
    "Com uma festa só, a sugestão ainda é a regra do mercado.",
  );
});

test("the file ends with them and their mean errors", () => {
  const report = reportOn([], new Map(), SAO_PAULO)(DEFAULT_FILTERS, new Date("2026-12-15T15:00:00Z"));
  const lines = reportCsv(report, [], SAO_PAULO, two).trimEnd().split("\r\n").slice(-4);
  expect(lines[0]).toBe(
    "Data;Planejado × usado;Convidados presentes;Um por convidado;Planejado;Sugestão;Usado;Acabou antes do fim",
  );
  expect(lines[1]).toMatch(/;100;200;200;\d+;200;não$/);
  expect(lines[2]).toMatch(/;100;200;200;\d+;400;sim$/);
  expect(lines[3]).toMatch(/^;Desvio médio \(%\);;25;25;\d+;;$/);
  expect(reportCsv(report, [], SAO_PAULO)).not.toContain("Planejado × usado");
});
