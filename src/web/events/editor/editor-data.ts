import type { FieldErrors } from "react-hook-form";
import type { Client } from "#shared/clients/contract.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent, SeenEvent } from "#shared/events/contract.ts";
import type { Ingredient, SeenIngredient } from "#shared/ingredients/contract.ts";
import type { EventForm, EventFormValues } from "./event-form.ts";

export type Stock = ReadonlyMap<number, SeenIngredient>;
export type PricedStock = ReadonlyMap<number, Ingredient>;

export type EditorData = {
  events: readonly CateringEvent[];
  drinks: readonly Drink[];
  clients: readonly Client[];
  stock: PricedStock;
};

export type StockPartProps = {
  form: EventForm;
  event: SeenEvent;
  stock: Stock;
};

export type WrongFields = FieldErrors<EventFormValues>;
