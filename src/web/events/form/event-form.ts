import { minuteIn, momentAt } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import type { Drink } from "#shared/drinks/contract.ts";
import { type CateringEvent, type EventInput, eventChange, eventInput } from "#shared/events/contract.ts";
import type { EventDrink, EventPlan } from "#shared/events/plan-contract.ts";
import { isSetByHand, proposedQuantity } from "#shared/events/stock/planned-quantity.ts";
import { decimalOrText, parseDecimal, parseWhole, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { type ChargeInput, eventCharges } from "#shared/payments/contract.ts";
import { priceProblem } from "#shared/payments/event-price.ts";
import { type ChargeValues, chargesText, chargeValues, readCharge } from "./charge-form.ts";
import {
  agreedPriceText,
  durationText,
  type PriceValues,
  priceValues,
  readDuration,
  readPrice,
} from "./price-form.ts";
import { readSupply, type SupplyValues, supplyValues } from "./supply-form.ts";

/** The field values: numbers are texts with a comma. */
export type LineValues = {
  ingredientId: number;
  ingredientName: string;
  quantity: string;
  unit: EventDrink["ingredients"][number]["unit"];
  plannedQuantity: string;
  /** The planned amount was typed: it stays when the recipe or the drink count changes. */
  isByHand: boolean;
  returnQuantity: string;
};
export type DrinkValues = { drinkId: number; drinkName: string; quantity: string; ingredients: LineValues[] };
export type EventFormValues = {
  name: string;
  /** As a datetime-local input has it: by the company's clock, without a zone. */
  date: string;
  location: string;
  guests: string;
  status: string;
  type: string;
  combo: string;
  clients: number[];
  drinks: DrinkValues[];
  supplies: SupplyValues[];
  pricing: PriceValues;
  /** How the price is divided, and extras. */
  charges: ChargeValues[];
  /** In hours; named as the contract does, whose message it shows. */
  durationMinutes: string;
  arrivalTime: string;
  teamNotes: string;
  /** Empty if nobody says. */
  guestsPresent: string;
  teaches: boolean;
  version?: number;
};
/** The charges stand beside the price: somebody else may have changed the one or the other. */
export type EventFormInput = EventInput & { charges: ChargeInput[] };
export type EventForm = UseFormReturn<EventFormValues, unknown, EventFormInput>;

export const eventLabels = {
  name: "Nome",
  date: "Data e hora",
  location: "Local",
  guests: "Convidados",
  status: "Status",
  type: "Tipo",
  combo: "Combo",
  clients: "Clientes",
  drinks: "Drinks",
  supplies: "Outros itens",
  pricing: "Preço",
  charges: "Cobranças",
  durationMinutes: "Duração (horas)",
  arrivalTime: "Chegada da equipe",
  teamNotes: "Recado para a equipe",
  guestsPresent: "Quantos convidados vieram",
  teaches: "Usar nas sugestões de quantidades",
};

export const eventTexts = {
  pricing: agreedPriceText,
  charges: chargesText,
  teaches: (teaches: boolean) => (teaches ? "sim" : "não"),
};

/** Two people may change different drinks at once. */
export const eventLists = {
  drinks: {
    keyOf: ({ drinkId }: DrinkValues) => drinkId,
    nameOf: ({ drinkName }: DrinkValues) => drinkName,
    textOf: ({ quantity }: DrinkValues) => quantity,
  },
  supplies: {
    keyOf: ({ ingredientId }: SupplyValues) => ingredientId,
    nameOf: ({ ingredientName }: SupplyValues) => ingredientName,
    textOf: ({ plannedQuantity, unit }: SupplyValues) => `${plannedQuantity} ${unit}`,
  },
};

/** The amount in a field, 0 if it is no number. */
export const amountOf = (text: string): number => Math.max(parseDecimal(text) ?? 0, 0);

/** The count in a field, 0 if it is no whole number. */
export const countOf = (text: string): number => Math.max(parseWhole(text) ?? 0, 0);

export const eventFormValues = (event: CateringEvent | undefined, timeZone: TimeZone): EventFormValues => ({
  name: event?.name ?? "",
  date: event ? minuteIn(event.date, timeZone) : "",
  location: event?.location ?? "",
  guests: String(event?.guests ?? 0),
  status: event?.status ?? "planejamento",
  type: event?.type ?? "corporativo",
  combo: event?.combo ?? "Tropical Premium",
  clients: event?.clients ?? [],
  drinks: event?.drinks.map(drinkValues) ?? [],
  supplies: event?.supplies.map(supplyValues) ?? [],
  pricing: priceValues(event),
  charges: event?.charges?.map(chargeValues) ?? [],
  durationMinutes: durationText(event?.durationMinutes),
  arrivalTime: event?.arrivalTime ?? "",
  teamNotes: event?.teamNotes ?? "",
  guestsPresent: event?.guestsPresent ? String(event.guestsPresent) : "",
  teaches: event?.teaches ?? true,
  version: event?.version,
});

/** Most events begin in the evening; the hour can be changed. */
const USUAL_HOUR = "19:00";

/** What is known of a new event before it is entered; the day as "2026-12-25", "" to be chosen. */
export type NewEvent = { day?: string; clientId?: number };

export const newEventValues = ({ day, clientId }: NewEvent, timeZone: TimeZone): EventFormValues => ({
  ...eventFormValues(undefined, timeZone),
  clients: clientId ? [clientId] : [],
  date: day ? `${day}T${USUAL_HOUR}` : "",
});

const drinkValues = ({ drinkId, drinkName, quantity, ingredients }: EventDrink): DrinkValues => ({
  drinkId,
  drinkName,
  quantity: String(quantity),
  ingredients: ingredients.map((line) => ({
    ...line,
    quantity: ungroupedDecimal(line.quantity),
    plannedQuantity: ungroupedDecimal(line.plannedQuantity),
    isByHand: isSetByHand(line, quantity),
    returnQuantity: line.returnQuantity > 0 ? ungroupedDecimal(line.returnQuantity) : "",
  })),
});

export const newDrinkValues = (
  { id, name, ingredients }: Drink,
  count: number,
  stock: ReadonlyMap<number, { name: string }>,
): DrinkValues => ({
  drinkId: id,
  drinkName: name,
  quantity: String(count),
  ingredients: ingredients.map(({ ingredientId, quantity, unit }) => ({
    ingredientId,
    ingredientName: stock.get(ingredientId)?.name ?? `Ingrediente ${ingredientId}`,
    quantity: ungroupedDecimal(quantity),
    unit,
    plannedQuantity: ungroupedDecimal(proposedQuantity(quantity, count)),
    isByHand: false,
    returnQuantity: "",
  })),
});

const readCount = (text: string) => parseWhole(text) ?? text;

/** The moment of a date field as ISO 8601; the text itself while it is none. */
export const draftMoment = (text: string, timeZone: TimeZone): string => {
  const moment = momentAt(text, timeZone);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
};

const readForm = (values: EventFormValues, timeZone: TimeZone) => ({
  ...values,
  date: draftMoment(values.date, timeZone),
  guests: readCount(values.guests),
  pricing: readPrice(values.pricing),
  charges: values.charges.map(readCharge),
  durationMinutes: readDuration(values.durationMinutes),
  guestsPresent: values.guestsPresent.trim() === "" ? null : readCount(values.guestsPresent),
  drinks: values.drinks.map((drink) => ({
    ...drink,
    quantity: readCount(drink.quantity),
    ingredients: drink.ingredients.map((line) => ({
      ...line,
      quantity: decimalOrText(line.quantity),
      plannedQuantity: line.plannedQuantity === "" ? 0 : decimalOrText(line.plannedQuantity),
      returnQuantity: line.returnQuantity === "" ? 0 : decimalOrText(line.returnQuantity),
    })),
  })),
  supplies: values.supplies.map(readSupply),
});

const withCharges = (event: typeof eventChange) =>
  event.and(z.object({ charges: eventCharges })).superRefine(({ guests = 0, pricing }, ctx) => {
    const problem = pricing && priceProblem(pricing, guests);
    if (problem) ctx.addIssue({ code: "custom", path: ["pricing", problem.path], message: problem.message });
  });
const pricedEvent = withCharges(eventInput);
const pricedChange = withCharges(eventChange);

/** Reads the form of an event; one without drinks so far may stay so. */
export const eventResolver = (timeZone: TimeZone, { mayLackDrinks = false } = {}) =>
  zodResolver(
    z.preprocess(
      (values: EventFormValues) => readForm(values, timeZone),
      mayLackDrinks ? pricedChange : pricedEvent,
    ),
  );

/** The plan as far as it is filled in, for the sums shown while editing. */
export const draftDrinks = (drinks: readonly DrinkValues[]): EventDrink[] =>
  drinks.map((drink) => ({
    ...drink,
    quantity: countOf(drink.quantity),
    ingredients: drink.ingredients.map((line) => ({
      ...line,
      quantity: amountOf(line.quantity),
      plannedQuantity: amountOf(line.plannedQuantity),
      returnQuantity: amountOf(line.returnQuantity),
    })),
  }));

/** The same with the other items. */
export const draftPlan = ({ drinks, supplies }: Pick<EventFormValues, "drinks" | "supplies">): EventPlan => ({
  drinks: draftDrinks(drinks),
  supplies: supplies.map((supply) => ({ ...supply, plannedQuantity: amountOf(supply.plannedQuantity) })),
});

/** True until the event's stock leaves: a plan can still follow the guests. */
export const isStillPlanned = (event: CateringEvent | undefined): boolean =>
  event?.stockState !== "out" && event?.stockState !== "back";

/** The planned amount that a line's recipe proposes, as field text. */
export const proposedText = (line: Pick<LineValues, "quantity">, drinks: number): string =>
  ungroupedDecimal(proposedQuantity(amountOf(line.quantity), drinks));
