import { expect, test } from "vitest";
import { tableRows, writeRecords } from "./csv-table.ts";

test("cells stand below their headings, whatever order they are told in, and so do totals", () => {
  const columns = { Item: ({ name }: { name: string }) => name, Custo: () => "1" };
  expect(tableRows(columns, [{ name: "Gin" }], { Custo: "1", Item: "Total" })).toEqual([
    ["Item", "Custo"],
    ["Gin", "1"],
    ["Total", "1"],
  ]);
});

test("a record is written by its fields: numbers with a comma, nothing for what is absent", () => {
  const columns = { name: { heading: "Item" }, quantity: { heading: "Qtd" }, unit: { heading: "Un" } };
  expect(writeRecords(columns, [{ unit: null, quantity: 1234.5, name: "Gin" }])).toBe(
    "\uFEFFItem;Qtd;Un\r\nGin;1234,5;",
  );
});
