import { z } from "zod";
import { amount, baseVersion, count, recordId } from "#shared/amount.ts";
import { recipeLineInput } from "#shared/drinks/contract.ts";
import type { RecipeUnit } from "#shared/drinks/enumerations.ts";
import { groupBy } from "#shared/group-by.ts";
import { optional, requiredLine, singleLine } from "#shared/text.ts";
import {
  type Combo,
  combos,
  type EventStatus,
  type EventType,
  eventStatuses,
  eventTypes,
  type FixedCostCategory,
  fixedCostCategories,
} from "./enumerations.ts";
import { eventDate } from "./event-date.ts";

const NO_INGREDIENT = "Adicione pelo menos um ingrediente";
const MOST_DRINKS = 100;
const MOST_LINES = 1000;
const MOST_CLIENTS = 100;
const MOST_FIXED_COSTS = 200;

const atMost = (max: number, things: string) => `Use no máximo ${max} ${things}`;

const lineInput = recipeLineInput.extend({
  ingredientName: requiredLine(200, "Nome do ingrediente é obrigatório"),
  plannedQuantity: amount({ message: "Quantidade planejada deve ser um número maior ou igual a 0" }).default(
    0,
  ),
  returnQuantity: amount({ message: "Retorno deve ser um número maior ou igual a 0" }).default(0),
});

const drinkIdentity = {
  drinkId: recordId("ID do drink é obrigatório"),
  drinkName: requiredLine(200, "Nome do drink é obrigatório"),
};

const eventDrinkInput = z.object({
  ...drinkIdentity,
  quantity: count({ min: 1, message: "Informe quantos drinks, pelo menos 1" }).default(1),
  ingredients: z.array(lineInput, NO_INGREDIENT).max(MOST_LINES, atMost(MOST_LINES, "ingredientes")),
});
export type EventDrink = z.infer<typeof eventDrinkInput>;
export type EventLine = z.infer<typeof lineInput>;

export const fixedCostInput = z.object({
  name: requiredLine(200, "Nome é obrigatório"),
  value: amount({ message: "Valor deve ser positivo" }),
  category: z.enum(fixedCostCategories, "Categoria é obrigatória"),
});
export type FixedCostInput = z.infer<typeof fixedCostInput>;

/** Without the accent it is the same status: the reports' filter writes it so. */
const status = z.preprocess(
  (value) => (value === "orcamento" ? "orçamento" : value),
  z.enum(eventStatuses, "Status é obrigatório").default("planejamento"),
);

const guests = z.preprocess(
  (value) => (value === null || value === "" ? undefined : value),
  count({ message: "Número de convidados inválido" }).default(0),
);

export const eventInput = z
  .object({
    name: requiredLine(200, "Nome é obrigatório"),
    date: eventDate,
    location: optional(singleLine(300)),
    guests,
    status,
    type: z.enum(eventTypes, "Tipo é obrigatório").default("corporativo"),
    combo: z.enum(combos, "Combo é obrigatório").default("Tropical Premium"),
    drinks: z
      .array(eventDrinkInput, NO_INGREDIENT)
      .max(MOST_DRINKS, atMost(MOST_DRINKS, "drinks"))
      .optional(),
    /** The lines without their drinks around them; counts only where there are no drinks. */
    eventIngredients: z
      .array(lineInput.extend(drinkIdentity), NO_INGREDIENT)
      .max(MOST_LINES, atMost(MOST_LINES, "ingredientes"))
      .optional(),
    /** Absent: an edit keeps what there is. The same holds for the fixed costs. */
    clients: z
      .array(recordId("Cliente não encontrado"), "Clientes inválidos")
      .max(MOST_CLIENTS, atMost(MOST_CLIENTS, "clientes"))
      .transform((ids) => [...new Set(ids)])
      .optional(),
    fixedCosts: z
      .array(fixedCostInput, "Custos fixos inválidos")
      .max(MOST_FIXED_COSTS, atMost(MOST_FIXED_COSTS, "custos fixos"))
      .optional(),
    version: baseVersion,
  })
  .transform(({ drinks, eventIngredients, ...event }, ctx) => {
    const grouped = drinks?.length ? drinks : groupedByDrink(eventIngredients ?? []);
    const lines = grouped.reduce((total, { ingredients }) => total + ingredients.length, 0);
    if (lines === 0) ctx.addIssue({ code: "custom", path: ["drinks"], message: NO_INGREDIENT });
    if (lines > MOST_LINES) {
      ctx.addIssue({ code: "custom", path: ["drinks"], message: atMost(MOST_LINES, "ingredientes") });
    }
    return { ...event, drinks: grouped };
  });
export type EventInput = z.infer<typeof eventInput>;

type FlatLine = EventLine & { drinkId: number; drinkName: string };

function groupedByDrink(lines: readonly FlatLine[]): EventDrink[] {
  return [...groupBy(lines, ({ drinkId }) => drinkId).values()].map((own) => {
    const [{ drinkId, drinkName }] = own as [FlatLine];
    const ingredients = own.map(({ drinkId: _drinkId, drinkName: _drinkName, ...line }) => line);
    return { drinkId, drinkName, quantity: 1, ingredients };
  });
}

/** What came back, in each ingredient's stock unit. */
export const returnInput = z.object({
  returns: z
    .array(
      z.object({
        ingredientId: recordId("Selecione um ingrediente"),
        quantity: amount({ message: "Retorno deve ser um número maior ou igual a 0" }),
      }),
      "Nenhum item de retorno foi informado",
    )
    .max(MOST_LINES, atMost(MOST_LINES, "ingredientes")),
});
export type ReturnInput = z.infer<typeof returnInput>;

export type FixedCost = { id: number; name: string; value: number; category: FixedCostCategory };

/** What an event took from the stock and brought back, from the ledger, in the ingredient's stock unit. */
export type StockUse = {
  ingredientId: number;
  withdrawn: number;
  returned: number;
  /** What is out now: taken by the last withdrawal and not back yet. */
  out: number;
  /** What one stock unit cost when it was withdrawn, with six decimals. */
  unitCost: number;
  /** What was used, at the unit costs of the withdrawal; a text with eight decimals, so that nothing is lost. */
  cost: string;
};

/** Not `Event`: with an import forgotten that would silently be the DOM's. */
export type CateringEvent = {
  id: number;
  name: string;
  /** ISO 8601. */
  date: string;
  location: string | null;
  guests: number;
  status: EventStatus;
  type: EventType;
  combo: Combo;
  drinks: EventDrink[];
  clients: number[];
  fixedCosts: FixedCost[];
  /** 'false' once it was disabled: it has left the screen and still counts in reports. */
  active: "true" | "false";
  stockWithdrawn: "true" | "false";
  /** Whether stock was withdrawn and has come back: from then on the event reserves nothing. */
  stockReturned: boolean;
  stockUse: StockUse[];
  companyId: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};

export type PlannedLine = { ingredientId: number; unit: RecipeUnit; plannedQuantity: number };
