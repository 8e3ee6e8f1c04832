import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { reportFileName } from "./report-file-name.ts";

const named = (name: string) => reportFileName({ name, date: "2026-12-26T02:00:00Z" }, SAO_PAULO);

test.each([
  ["Casamento da Ana", "relatorio-Casamento da Ana-25-12-2026.txt"],
  ["Festa 50/50: o melhor?", "relatorio-Festa 50 50 o melhor-25-12-2026.txt"],
  ["../../etc/passwd", "relatorio-.. .. etc passwd-25-12-2026.txt"],
  ["CON", "relatorio-CON-25-12-2026.txt"],
  ["\u202Egnp.exe", "relatorio-gnp.exe-25-12-2026.txt"],
  ["a\u0000b\nc", "relatorio-a b c-25-12-2026.txt"],
  ["???", "relatorio-evento-25-12-2026.txt"],
  ["🎉", "relatorio-🎉-25-12-2026.txt"],
])("%j", (name, file) => {
  expect(named(name)).toBe(file);
});

const longest = (name: string) => named(name).slice("relatorio-".length, -"-25-12-2026.txt".length);

test.each([
  ["Casamento da Mariana Albuquerque e do Guilherme Vasconcellos", undefined],
  [
    "Confraternização de fim de ano da Associação dos Produtores de Cachaça Artesanal",
    "Confraternização de fim de ano da Associação dos Produtores de Cachaça",
  ],
  [`${"a".repeat(75)} b`, "a".repeat(75)],
  ["a".repeat(76), "a".repeat(75)],
  [`b ${"a".repeat(75)}`, "b"],
])("%j is cut after a word, if at all", (name, short = name) => {
  expect(longest(name)).toBe(short);
  expect(Array.from(named(name)).length).toBeLessThanOrEqual(100);
});

test("fits into every file system, even in the longest characters", () => {
  expect(new TextEncoder().encode(named("🎉".repeat(200))).length).toBeLessThanOrEqual(255);
});
