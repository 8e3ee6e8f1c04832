import { expect, test } from "vitest";
import { stockFinder } from "./ingredient-choices.ts";

const item = (id: number, name: string) => ({ id, name, category: "Outros" as const, quantity: 1 });
const archived = (id: number, name: string, into?: number) => ({
  id,
  name,
  merged: into === undefined ? null : { into, name: "" },
});
const stock = [item(9, "Destilado da casa"), item(8, "Gin")];

test("a remembered name follows its ingredient through every merge", () => {
  const away = [archived(1, "Vodka Absolut 1L", 2), archived(2, "Vodka Smirnoff", 9), archived(3, "Rum")];
  const find = stockFinder(stock, new Map(), { vodka: 1, rum: 3 }, away);
  expect(find("Vodka")?.id).toBe(9);
  expect(find("Vodka Smirnoff")?.id).toBe(9);
  expect(find("Rum")).toBeUndefined();
});

test("what was chosen now counts before all merges", () => {
  const find = stockFinder(stock, new Map([["vodka", { ingredientId: 8 }]]), { vodka: 1 }, [
    archived(1, "Vodka", 9),
  ]);
  expect(find("Vodka")?.id).toBe(8);
});

test("ingredients that were merged into each other lead nowhere", () => {
  const away = [archived(1, "Vodka", 2), archived(2, "Rum", 1)];
  expect(stockFinder(stock, new Map(), { vodka: 1 }, away)("Vodka")).toBeUndefined();
});
