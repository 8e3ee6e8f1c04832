import { useMemo, useState } from "react";
import {
  type IngredientChoice,
  type IngredientChoices,
  rememberedWith,
  stockFinder,
} from "#shared/drinks/ingredient-choices.ts";
import type { UnknownIngredient } from "#shared/drinks/unknown-ingredients.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { useUnkeptQuery } from "#web/device/use-unkept-query.ts";
import { archivedIngredientsQuery } from "#web/ingredients/queries.ts";
import { useUser } from "#web/session/session.tsx";
import { readChoices, storeChoices } from "./remembered-choices.ts";

/** What the names in recipes stand for, as the user says, and as far as nothing was said, as before or as proposed. */
export function useIngredientChoices(stock: readonly Ingredient[]) {
  const user = useUser();
  const [choices, setChoices] = useState<IngredientChoices>(new Map());
  const [remembered] = useState(() => (user ? readChoices(user) : {}));
  // Without an answer nothing was merged, as in most companies.
  const { data: archived } = useUnkeptQuery(archivedIngredientsQuery);
  const find = useMemo(
    () => stockFinder(stock, choices, remembered, archived),
    [stock, choices, remembered, archived],
  );
  const propose = useMemo(
    () => stockFinder(stock, undefined, remembered, archived),
    [stock, remembered, archived],
  );
  return {
    find,
    /** The same without what the user says, so that nothing moves by it. */
    propose,
    choices,
    choose: (key: string, choice: IngredientChoice) =>
      setChoices((before) => new Map(before).set(key, choice)),
    /** Keeps the choices for the next time. */
    remember: (unknown: readonly UnknownIngredient[]) => {
      if (user) storeChoices(user, rememberedWith(remembered, unknown, find));
    },
  };
}
