import { expect, test } from "vitest";
import { byUrgency, foldedLabels, type WaitingKind } from "./waiting-order.ts";

const named = (kind: WaitingKind, name: string) => ({ kind, name });
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(" ");

test.each([
  ["nothing", [], ""],
  ["by urgency", [named("margin", "m"), named("overdue", "o"), named("pix-key", "k")], "k o m"],
  [
    "one of each kind first, the others after",
    [named("proposal", "p1"), named("proposal", "p2"), named("return", "r1"), named("return", "r2")],
    "r1 p1 r2 p2",
  ],
])("rows stand %s", (_what, rows, expected) => {
  expect(names(byUrgency(rows))).toBe(expected);
});

test("folded rows are named by their labels, each once", () => {
  expect(foldedLabels([{ label: "Pedido novo" }, { label: "Margem menor" }, { label: "Pedido novo" }])).toBe(
    "pedido novo, margem menor",
  );
});
