import type { FieldErrors } from "react-hook-form";
import type { Client } from "#shared/clients/contract.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { EventForm, EventFormValues } from "./event-form.ts";

export type Stock = ReadonlyMap<number, Ingredient>;

export type EditorData = {
  events: readonly CateringEvent[];
  drinks: readonly Drink[];
  clients: readonly Client[];
  stock: Stock;
};

export type StockPartProps = {
  form: EventForm;
  event: CateringEvent;
  stock: Stock;
};

export type WrongFields = FieldErrors<EventFormValues>;
