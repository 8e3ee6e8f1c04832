import { expect, test } from "vitest";
import { archiveProblem } from "./archive-problem.ts";

const lemon = { name: "Limão", quantity: 0, unit: "kg" as const };

test.each<[number, string[], string[], string | undefined]>([
  [0, [], [], undefined],
  [2.5, [], [], "Limão não pode ser arquivado: há 2,5 kg em estoque."],
  [0, ["Caipirinha"], [], "Limão não pode ser arquivado: o drink Caipirinha usa este item."],
  [0, ["A", "B"], [], "Limão não pode ser arquivado: os drinks A e B usam este item."],
  [
    1,
    ["A", "B", "C", "D", "E"],
    ["Casamento"],
    "Limão não pode ser arquivado: há 1 kg em estoque; os drinks A, B, C e mais 2 usam este item; o evento Casamento conta com ele.",
  ],
  [0, [], ["X", "Y", "Z", "W"], "Limão não pode ser arquivado: os eventos X, Y, Z e W contam com ele."],
])("%d in stock, drinks %o, events %o: %s", (quantity, drinks, events, sentence) => {
  expect(archiveProblem({ ingredient: { ...lemon, quantity }, drinks, events })).toBe(sentence);
});
