import { expect, test } from "vitest";
import { filterStock, isFiltering, type StockFilters } from "./filter-stock.ts";

const stock = [
  { name: "Limão", category: "Frutas", quantity: 10, minQuantity: 0 },
  { name: "Limão siciliano", category: "Frutas", quantity: 0, minQuantity: 5 },
  { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 5, minQuantity: 5 },
  { name: "Xarope de limão", category: "Xaropes", quantity: 7, minQuantity: 5 },
] as const;

test.each<[Omit<StockFilters, "search">, string[]]>([
  [{}, ["Limão", "Limão siciliano", "Vodka", "Xarope de limão"]],
  [{ category: "Frutas" }, ["Limão", "Limão siciliano"]],
  [{ status: "normal" }, ["Limão"]],
  [{ status: "sem" }, ["Limão siciliano"]],
  [{ status: "baixo" }, ["Vodka"]],
  [{ status: "atencao" }, ["Xarope de limão"]],
  [{ status: "sem", category: "Xaropes" }, []],
])("%o finds %j", (filters, names) => {
  expect(filterStock(stock, filters).map(({ name }) => name)).toEqual(names);
});

test.each<[StockFilters, boolean]>([
  [{ search: " " }, false],
  [{ search: "a" }, true],
  [{ search: "", category: "Frutas" }, true],
  [{ search: "", status: "sem" }, true],
])("%o filters: %s", (filters, expected) => {
  expect(isFiltering(filters)).toBe(expected);
});
