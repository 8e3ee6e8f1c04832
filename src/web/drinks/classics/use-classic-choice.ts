import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classicDrinks } from "#shared/drinks/classic-drinks.ts";
import { classicImport, classicNeeds, takenClassics } from "#shared/drinks/classic-import.ts";
import type { YieldAnswers } from "#shared/drinks/classic-questions.ts";
import { type UnknownIngredient, unknownOfClassics } from "#shared/drinks/unknown-ingredients.ts";
import { useIngredientChoices } from "#web/drinks/match/use-ingredient-choices.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";

/** Stays the same while the stock loads. */
const NONE: never[] = [];

/** The classics that were chosen, what has to be asked for them, and what adding them would do to the stock. */
export function useClassicChoice() {
  const { data: drinks } = useQuery(drinksQuery);
  const { data: stock } = useQuery(ingredientsQuery);
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<YieldAnswers>(new Map());
  const [isAnswerRequired, setIsAnswerRequired] = useState(false);

  const taken = takenClassics(classicDrinks, drinks ?? []);
  const free = classicDrinks.filter(({ name }) => !taken.has(name));
  const chosen = free.filter(({ name }) => names.has(name));
  const { find, propose, choices, choose: match, remember } = useIngredientChoices(stock ?? NONE);
  // Nobody has to say of an empty stock what it has.
  const unknown = stock?.length ? unknownOfClassics(chosen, stock) : NONE;
  const isProposed = ({ proposed }: UnknownIngredient) => propose(proposed.name) !== undefined;
  const needs = classicNeeds(chosen, find);
  const request = classicImport(chosen, stock ?? NONE, find, choices, answers);
  const choose = (next: ReadonlySet<string>) => {
    setNames(next);
    setIsAnswerRequired(false);
  };
  return {
    isLoaded: drinks !== undefined && stock !== undefined,
    taken,
    chosen,
    needs,
    answers,
    answer: (key: string, text: string) => setAnswers((before) => new Map(before).set(key, text)),
    request,
    /** Those that are made, without those that only get a yield. */
    madeCount: request.newIngredients.filter(({ name }) => !stock?.some((one) => one.name === name)).length,
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
      const next = new Set(names);
      if (!next.delete(name)) next.add(name);
      choose(next);
    },
    chooseAll: (all: boolean) => choose(new Set(all ? free.map(({ name }) => name) : [])),
  };
}
