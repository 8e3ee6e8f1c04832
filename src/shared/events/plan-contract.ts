import { z } from "zod";
import { recipeLineInput } from "#shared/drinks/contract.ts";
import { groupBy } from "#shared/group-by.ts";
import { amount, count, recordId } from "#shared/numbers/amount.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { requiredLine } from "#shared/text/text-schemas.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

export const NO_INGREDIENT = "Adicione pelo menos um ingrediente";
export const RETURN_REFUSED = "Retorno deve ser um número maior ou igual a 0";
const MOST_DRINKS = 100;
export const MOST_LINES = 1000;
export const MOST_SUPPLIES = 200;

export const atMostThings = (max: number, things: string) => `Use no máximo ${max} ${things}`;
export const TOO_MANY_LINES = atMostThings(MOST_LINES, "ingredientes");

const lineInput = recipeLineInput.extend({
  ingredientName: requiredLine(LONGEST_NAME, "Nome do ingrediente é obrigatório"),
  plannedQuantity: amount({ message: "Quantidade planejada deve ser um número maior ou igual a 0" }).default(
    0,
  ),
  returnQuantity: amount({ message: RETURN_REFUSED }).default(0),
});
export type EventLine = z.infer<typeof lineInput>;

const drinkIdentity = {
  drinkId: recordId("ID do drink é obrigatório"),
  drinkName: requiredLine(LONGEST_NAME, "Nome do drink é obrigatório"),
};

const eventDrinkInput = z.object({
  ...drinkIdentity,
  /** Absent: an edit keeps the current number, and a drink new to the event counts as one. */
  quantity: count({ min: 1, message: "Informe quantos drinks, pelo menos 1" }).optional(),
  ingredients: z.array(lineInput, NO_INGREDIENT),
});
export type EventDrinkInput = z.infer<typeof eventDrinkInput>;
export type EventDrink = EventDrinkInput & { quantity: number };

const anyLines = z.object({ ingredients: z.array(z.unknown()) });

const linesIn = (drinks: readonly unknown[]): number =>
  drinks.map((drink) => anyLines.safeParse(drink).data?.ingredients.length ?? 0).reduce((a, b) => a + b, 0);

export const drinksInput = z
  .array(z.unknown(), NO_INGREDIENT)
  .max(MOST_DRINKS, atMostThings(MOST_DRINKS, "drinks"))
  // Checked before the lines are validated: collecting issues for a hundred thousand lines takes seconds.
  .refine((drinks) => linesIn(drinks) <= MOST_LINES, TOO_MANY_LINES)
  .pipe(z.array(eventDrinkInput));

const flatLineInput = lineInput.extend(drinkIdentity);
type FlatLine = z.infer<typeof flatLineInput>;

export const flatLinesInput = z.array(flatLineInput, NO_INGREDIENT).max(MOST_LINES, TOO_MANY_LINES);

export function groupedByDrink(lines: readonly FlatLine[]): EventDrinkInput[] {
  return [...groupBy(lines, ({ drinkId }) => drinkId).values()].map((own) => {
    const [{ drinkId, drinkName }] = own as [FlatLine];
    const ingredients = own.map(({ drinkId: _drinkId, drinkName: _drinkName, ...line }) => line);
    return { drinkId, drinkName, ingredients };
  });
}

const supplyInput = z.object({
  ingredientId: recordId("Selecione um item"),
  ingredientName: requiredLine(LONGEST_NAME, "Nome do item é obrigatório"),
  unit: recipeLineInput.shape.unit,
  plannedQuantity: amount({ message: "Informe uma quantidade maior ou igual a 0" }),
});
/** An item of the stock that goes along although no drink of the event needs it: ice, cups, straws. */
export type Supply = z.infer<typeof supplyInput>;

export const suppliesInput = z
  .array(supplyInput, "Outros itens inválidos")
  .max(MOST_SUPPLIES, atMostThings(MOST_SUPPLIES, "outros itens"))
  .superRefine((supplies, ctx) => {
    const named = new Set<number>();
    supplies.forEach(({ ingredientId, ingredientName }, position) => {
      if (named.has(ingredientId)) {
        const message = `${ingredientName} já está na lista`;
        ctx.addIssue({ code: "custom", path: [position, "ingredientId"], message });
      }
      named.add(ingredientId);
    });
  });

export type PlannedLine = { ingredientId: number; unit: RecipeUnit; plannedQuantity: number };

/** What an event plans to take along, whatever it is for. */
export type EventPlan = {
  drinks: readonly { ingredients: readonly PlannedLine[] }[];
  supplies: readonly PlannedLine[];
};
