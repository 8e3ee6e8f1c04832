import { expect, test } from "vitest";
import type { EventStatus } from "#shared/events/enumerations.ts";
import { matchesReport } from "./report-filters.ts";

test.each<[string, EventStatus, boolean]>([
  ["", "cancelado", true],
  ["confirmado", "confirmado", true],
  ["confirmado", "planejamento", false],
  ["orcamento", "orçamento", true],
  ["finalizado", "finalizado", true],
  ["finalizado", "concluído", true],
  ["finalizado", "confirmado", false],
  ["de outro mundo", "confirmado", false],
])("a filter of '%s' and an event in %s: %s", (status, present, isMatch) => {
  expect(matchesReport({ type: "social", status: present }, { type: "", status })).toBe(isMatch);
});

test.each([
  ["", true],
  ["social", true],
  ["casamento", false],
])("a filter of the type '%s': %s", (type, isMatch) => {
  expect(matchesReport({ type: "social", status: "confirmado" }, { type, status: "" })).toBe(isMatch);
});
