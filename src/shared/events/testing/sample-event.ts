import type { WithMoney } from "#shared/accounts/with-money.ts";
import { agreedStatuses } from "#shared/payments/agreed/agreement.ts";
import { unpriced } from "#shared/payments/testing/unpriced.ts";
import type { PricedEvent, StockUse } from "../contract.ts";
import type { EventLine, Supply } from "../plan-contract.ts";

/** A line that plans so much of an ingredient, in its own unit. */
export const plannedLine = (
  ingredientId: number,
  plannedQuantity: number,
  unit: EventLine["unit"] = "ml",
): EventLine => ({
  ingredientId,
  ingredientName: `Ingrediente ${ingredientId}`,
  quantity: 50,
  unit,
  plannedQuantity,
  returnQuantity: 0,
});

/** Another item of which so much is planned. */
export const sampleSupply = (
  ingredientId: number,
  plannedQuantity: number,
  unit: Supply["unit"] = "unidade",
): Supply => ({ ingredientId, ingredientName: `Item ${ingredientId}`, unit, plannedQuantity });

/** Use of an ingredient by a past event: one litre for R$ 30, unless the test says otherwise. */
export const sampleUse = (use: Pick<StockUse, "ingredientId"> & Partial<StockUse>): WithMoney<StockUse> => ({
  unit: "L",
  yieldQuantity: null,
  yieldUnit: null,
  planned: 1,
  withdrawn: 1,
  returned: 0,
  lost: 0,
  out: 0,
  ranOut: false,
  unitCost: 30,
  cost: "30.00",
  lostCost: "0",
  ...use,
});

/** A confirmed event with one drink and no lines; everything else as a test wants it. */
export const sampleEvent = (changes: Partial<PricedEvent> = {}): PricedEvent => ({
  id: 1,
  name: "Casamento da Ana",
  date: "2026-12-25T23:30:00.000Z",
  location: "Sítio das Flores",
  guests: 150,
  status: "confirmado",
  type: "casamento",
  combo: "Tropical Premium",
  drinks: [],
  supplies: [],
  clients: [],
  clientNames: [],
  removedClients: [],
  fixedCosts: [],
  active: "true",
  stockWithdrawn: "false",
  stockReturned: false,
  nothingUsed: false,
  stockState: "planned",
  stockMovedAt: null,
  stockUse: [],
  ...unpriced,
  arrivalTime: null,
  teamNotes: null,
  teaches: true,
  guestsPresent: null,
  owedPrice: changes.price ?? null,
  agreed: agreedStatuses.includes(changes.status ?? "confirmado"),
  companyId: 1,
  createdAt: "2026-11-01T12:00:00.000Z",
  version: 1,
  ...changes,
});

export const sampleDrink = (...ingredients: EventLine[]) => ({
  drinkId: 1,
  drinkName: "Caipirinha",
  quantity: 100,
  ingredients,
});
