import { expect, test } from "vitest";
import { reportStatuses } from "#shared/reports/report-filters.ts";
import {
  combos,
  editableStatuses,
  eventStatuses,
  eventTypes,
  fixedCostCategories,
  listedStatuses,
} from "./enumerations.ts";

test("the types, combos and categories of fixed costs are just these", () => {
  expect(eventTypes).toEqual([
    "corporativo",
    "casamento",
    "aniversario",
    "formatura",
    "festa_infantil",
    "confraternizacao",
    "social",
    "outro",
  ]);
  expect(combos).toEqual(["Tropical Premium", "Tropical", "Classic Premium"]);
  expect(fixedCostCategories).toEqual([
    "Transporte",
    "Alimentação",
    "Funcionários",
    "Bartender",
    "Chefe de Bar",
    "Equipamentos",
    "Outros",
  ]);
});

test("an event can have seven statuses; the editor, the list and the reports each offer their own", () => {
  expect(eventStatuses).toEqual([
    "planejamento",
    "orçamento",
    "confirmado",
    "em andamento",
    "concluído",
    "cancelado",
    "finalizado",
  ]);
  expect(editableStatuses).toEqual(["planejamento", "orçamento", "confirmado"]);
  expect(listedStatuses).toEqual([...editableStatuses, "em andamento", "concluído", "cancelado"]);
  expect(reportStatuses).toEqual(["confirmado", "planejamento", "orcamento", "finalizado"]);
});
