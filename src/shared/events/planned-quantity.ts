import { exact, rounded, times } from "#shared/numbers/exact.ts";

/** What so many drinks need of an ingredient, in the recipe's unit: the proposal for the planned amount. */
export const proposedQuantity = (recipeQuantity: number, drinks: number): number =>
  rounded(times(exact(recipeQuantity), exact(drinks)), 2);

/** An amount that is not what the recipe proposes was chosen by somebody, and is kept when the drinks change. */
export const isSetByHand = (line: { quantity: number; plannedQuantity: number }, drinks: number): boolean =>
  line.plannedQuantity !== proposedQuantity(line.quantity, drinks);
