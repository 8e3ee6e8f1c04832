import type { RecipeUnit } from "#shared/units/enumerations.ts";

type Line = { ingredientId: number; unit: RecipeUnit; planned: number; name?: string };

/** A confirmed event with one drink (id 1 unless said otherwise) that plans these amounts. */
export const eventPayload = (lines: readonly Line[], changes: Record<string, unknown> = {}) => ({
  name: "Casamento da Ana",
  date: "2026-12-25T23:30:00.000Z",
  location: "Sítio das Flores",
  guests: 150,
  status: "confirmado",
  type: "casamento",
  combo: "Tropical",
  drinks: [
    {
      drinkId: 1,
      drinkName: "Caipirinha",
      quantity: 100,
      ingredients: lines.map(({ ingredientId, unit, planned, name = `Ingrediente ${ingredientId}` }) => ({
        ingredientId,
        ingredientName: name,
        quantity: 1,
        unit,
        plannedQuantity: planned,
        returnQuantity: 0,
      })),
    },
  ],
  ...changes,
});
