import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classicDrinks } from "#shared/drinks/classic-drinks.ts";
import { classicImport, classicYields, takenClassics } from "#shared/drinks/classic-import.ts";
import type { UnstockedIngredient } from "#shared/drinks/drink-import-contract.ts";
import { stockedLines } from "#shared/drinks/imported-factors.ts";
import { type UnknownIngredient, unknownOfClassics } from "#shared/drinks/unknown-ingredients.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { useIngredientChoices } from "#web/drinks/match/use-ingredient-choices.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";

/** Stays the same while the stock loads. */
const NONE: never[] = [];

/** The classics that are ticked, and what adding them would do to the stock. */
export function useClassicChoice() {
  const { data: drinks } = useQuery(drinksQuery);
  const { data: stock } = useQuery(ingredientsQuery);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAnswerRequired, setIsAnswerRequired] = useState(false);

  const taken = takenClassics(classicDrinks, drinks ?? []);
  const free = classicDrinks.filter(({ name }) => !taken.has(name));
  const chosen = free.filter(({ name }) => !left.has(name));
  const { find, propose, choices, choose: match, remember } = useIngredientChoices(stock ?? NONE);
  // Nobody has to say of an empty stock what it has.
  const unknown = stock?.length ? unknownOfClassics(chosen, stock) : NONE;
  const isProposed = ({ proposed }: UnknownIngredient) => propose(proposed.name) !== undefined;
  const request = classicImport(chosen, stock ?? NONE, find, choices);
  const given = classicYields(chosen, find);
  const choose = (next: ReadonlySet<string>) => {
    setLeft(next);
    setIsAnswerRequired(false);
  };
  return {
    isLoaded: drinks !== undefined && stock !== undefined,
    taken,
    chosen,
    request,
    given,
    stockById: new Map(stock?.map((one) => [one.id, withYieldOf(given, one)])),
    lines: stockedLines(request.rows),
    match: {
      unknown: unknown.toSorted((a, b) => Number(isProposed(b)) - Number(isProposed(a))),
      stock: stock ?? NONE,
      find,
      choices,
      onChoose: match,
    },
    remember: () => remember(unknown),
    isAnswerRequired,
    requireAnswers: () => setIsAnswerRequired(true),
    toggle: (name: string) => {
      const next = new Set(left);
      if (!next.delete(name)) next.add(name);
      choose(next);
    },
    tickAll: (isTicked: boolean) => choose(new Set(isTicked ? [] : free.map(({ name }) => name))),
  };
}

/** The ingredient as it will be. */
function withYieldOf(given: readonly UnstockedIngredient[], present: Ingredient): Ingredient {
  const one = given.find(({ name }) => nameKey(name) === nameKey(present.name));
  return one
    ? { ...present, yieldQuantity: one.yieldQuantity ?? null, yieldUnit: one.yieldUnit ?? null }
    : present;
}
