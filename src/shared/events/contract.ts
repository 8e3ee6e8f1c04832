import { z } from "zod";
import type { WithMoney } from "#shared/accounts/with-money.ts";
import type { StockState } from "#shared/night/stock-state.ts";
import { amount, baseVersion, count, recordId } from "#shared/numbers/amount.ts";
import type { Money } from "#shared/numbers/money.ts";
import {
  type Charge,
  durationInput,
  type Pricing,
  priceAnswers,
  pricingInput,
} from "#shared/payments/contract.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { multiLine, requiredLine, singleLine } from "#shared/text/text-schemas.ts";
import type { RecipeUnit, StockUnit } from "#shared/units/enumerations.ts";
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
import {
  atMostThings,
  drinksInput,
  type EventDrink,
  flatLinesInput,
  groupedByDrink,
  NO_INGREDIENT,
  type Supply,
  suppliesInput,
} from "./plan-contract.ts";

const INVALID_DATE = "Data inválida";

const isPlausible = (text: string) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 2000 && year <= 2100;
};

const withoutSeconds = z.iso.datetime({ offset: true, precision: -1 });

/** The offset is required: without it the hour would be ambiguous. */
export const eventDate = z
  .string("Data é obrigatória")
  .min(1, "Data é obrigatória")
  .max(40, INVALID_DATE)
  .pipe(z.union([z.iso.datetime({ offset: true }), withoutSeconds], INVALID_DATE))
  .refine(isPlausible, INVALID_DATE);

const LONGEST_TEAM_NOTES = 2000;
const MOST_CLIENTS = 100;
const MOST_FIXED_COSTS = 200;

export const fixedCostInput = z.object({
  name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
  value: amount({ message: "Valor deve ser positivo" }),
  category: z.enum(fixedCostCategories, "Categoria é obrigatória"),
});
export type FixedCostInput = z.infer<typeof fixedCostInput>;

/** The reports' filter writes the status without its accent. */
const status = z.preprocess(
  (value) => (value === "orcamento" ? "orçamento" : value),
  z.enum(eventStatuses, "Status é obrigatório"),
);

const guests = z.preprocess(
  (value) => (value === null || value === "" ? 0 : value),
  count({ message: "Número de convidados inválido" }),
);

/** How many guests came, null if nobody says. */
export const guestsPresentInput = count({ min: 1, message: "Número de convidados inválido" }).nullable();

/** Empty or null erases it; absent, it stays. */
const erasable = <T extends z.ZodType<string>>(text: T) =>
  text
    .nullable()
    .transform((value) => value || null)
    .optional();

const INVALID_TIME = "Horário inválido";

/** "16:00", or empty. */
const timeOfDay = z.string(INVALID_TIME).regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, INVALID_TIME);

const eventFields = z.object({
  name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
  date: eventDate,
  // Absent, here and below: a new event gets the default, an edit keeps the current value.
  location: erasable(singleLine(300)),
  guests: guests.optional(),
  status: status.optional(),
  type: z.enum(eventTypes, "Tipo é obrigatório").optional(),
  combo: z.enum(combos, "Combo é obrigatório").optional(),
  drinks: drinksInput.optional(),
  /** The lines without their drinks; ignored if there are drinks. */
  eventIngredients: flatLinesInput.optional(),
  supplies: suppliesInput.optional(),
  clients: z
    .array(recordId("Cliente não encontrado"), "Clientes inválidos")
    .max(MOST_CLIENTS, atMostThings(MOST_CLIENTS, "clientes"))
    .transform((ids) => [...new Set(ids)])
    .optional(),
  fixedCosts: z
    .array(fixedCostInput, "Custos fixos inválidos")
    .max(MOST_FIXED_COSTS, atMostThings(MOST_FIXED_COSTS, "custos fixos"))
    .optional(),
  /** Only from those who may see money. */
  pricing: pricingInput.optional(),
  /** Absent, an agreed price stays, and one that is not follows the guests. */
  priceAnswer: z.enum(priceAnswers, "Escolha manter ou atualizar o preço").optional(),
  durationMinutes: durationInput.optional(),
  arrivalTime: erasable(timeOfDay),
  teamNotes: erasable(multiLine(LONGEST_TEAM_NOTES)),
  teaches: z.boolean("Informe se o evento vale para as sugestões").optional(),
  guestsPresent: guestsPresentInput.optional(),
  version: baseVersion,
});

const hasLines = (drinks: readonly { ingredients: readonly unknown[] }[]): boolean =>
  drinks.some(({ ingredients }) => ingredients.length > 0);

/** A change of an event. One that has no drinks yet, such as one made of a request, may go on without them. */
export const eventChange = eventFields.transform(({ drinks, eventIngredients, ...event }) => ({
  ...event,
  drinks: drinks?.length ? drinks : groupedByDrink(eventIngredients ?? []),
}));

/** Told of an event that would lose its drinks, or of a new one without them. */
export const lacksDrinks = (drinks: EventInput["drinks"], present: readonly unknown[] | undefined): boolean =>
  !hasLines(drinks) && present?.length !== 0;

export const eventInput = eventChange.superRefine(({ drinks }, ctx) => {
  if (lacksDrinks(drinks, undefined)) {
    ctx.addIssue({ code: "custom", path: ["drinks"], message: NO_INGREDIENT });
  }
});
export type EventInput = z.infer<typeof eventChange>;

export type FixedCost = { id: number; name: string; value: number; category: FixedCostCategory };

/**
 * An event's withdrawals and returns of an ingredient from the ledger, with unit and yield of that time. If the unit
 * changed between two withdrawals there is one entry per unit, the current one last.
 */
export type StockUse = {
  ingredientId: number;
  unit: StockUnit;
  yieldQuantity: number | null;
  yieldUnit: RecipeUnit | null;
  /** What the event planned when it took the stock. */
  planned: number;
  withdrawn: number;
  returned: number;
  /** Lost or broken: neither returned nor used. */
  lost: number;
  /** Taken since the last return and not returned yet. */
  out: number;
  /** Somebody said at the return that it was gone before the end. */
  ranOut: boolean;
  /** The cost of one stock unit at the withdrawal, with twelve decimals. */
  unitCost?: number;
  /**
   * The cost of the used quantity at the unit costs of the withdrawal: a text with up to fourteen decimals, which a
   * number would lose.
   */
  cost?: string;
  /** The cost of the lost quantity, likewise. */
  lostCost?: string;
};

/** Not named `Event`: with a forgotten import that would silently be the DOM's. */
export type CateringEvent = Partial<Pricing> & {
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
  supplies: Supply[];
  clients: number[];
  /** In the order of `clients`; null for a removed client whose name was wiped. */
  clientNames: (string | null)[];
  /** Those of `clients` that were removed. */
  removedClients: number[];
  fixedCosts?: FixedCost[];
  /** 'false' for a disabled event: it is no longer listed, but still counts in reports. */
  active: "true" | "false";
  stockWithdrawn: "true" | "false";
  /** Stock came back at least once since the event was last planned; it may be out again. */
  stockReturned: boolean;
  /** Somebody said that the event took nothing from the stock. */
  nothingUsed: boolean;
  /** What these three come to; `stockState` of `#shared/night/stock-state.ts` adds what depends on the clock. */
  stockState: StockState;
  /** When stock was last taken or brought back, undone steps aside; ISO 8601, null before that. */
  stockMovedAt: string | null;
  stockUse: StockUse[];
  durationMinutes: number;
  /** When the team arrives, "16:00" by the company's clock. */
  arrivalTime: string | null;
  /** What the team has to know. */
  teamNotes: string | null;
  /** False if its owner does not want the suggested quantities to learn from it. */
  teaches: boolean;
  /** How many guests came, as said at the return. */
  guestsPresent: number | null;
  /** What is owed of the price: what the client accepted, until an addendum is accepted. */
  owedPrice?: Money | null;
  /** What is owed of the price, and the extras; null without a price. */
  total?: Money | null;
  /** By the day on which they are due. */
  charges?: Charge[];
  /** The cost at which somebody last saw the margin; null without a price. */
  seenCost?: Money | null;
  /** Both sides count on it: confirmed or further, with an accepted proposal, or with a payment. */
  agreed?: boolean;
  /** The price itself is agreed upon, by an accepted proposal or a payment. */
  priceAgreed?: boolean;
  /** By a proposal: what is owed moves only by an addendum. */
  accepted?: boolean;
  /** The client has refused the latest proposal, and the event is not agreed. */
  refused?: boolean;
  companyId: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};

/** For code that needs the money for certain. */
export type PricedEvent = WithMoney<CateringEvent>;
