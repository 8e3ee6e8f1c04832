import { exact, rounded, times } from "#shared/numbers/exact.ts";

/** The amount of an ingredient that a number of drinks needs, in the recipe's unit: the proposal for the plan. */
export const proposedQuantity = (recipeQuantity: number, drinks: number): number =>
  rounded(times(exact(recipeQuantity), exact(drinks)), 2);

/** A planned amount that differs from the proposal was typed by a user, and is kept when the drink count changes. */
export const isSetByHand = (line: { quantity: number; plannedQuantity: number }, drinks: number): boolean =>
  line.plannedQuantity !== proposedQuantity(line.quantity, drinks);
