import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import { proposedCount } from "#shared/events/proposed-count.ts";
import { searchIndex } from "#shared/text/search.ts";
import type { EditorData } from "#web/events/form/editor-data.ts";
import { type EventForm, newDrinkValues } from "#web/events/form/event-form.ts";
import type { CountProposals } from "./use-count-proposals.ts";
import type { UnfoldedDrinks } from "./use-unfolded-drinks.ts";

type DrinkRowsOptions = {
  form: EventForm;
  data: EditorData;
  guests: number;
  proposals: CountProposals;
  unfolded: UnfoldedDrinks;
};

/** The rows of an event's drinks, and the search for those that can still be added. */
export function useDrinkRows({ form, data, guests, proposals, unfolded }: DrinkRowsOptions) {
  const { drinks, stock } = data;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "drinks" });
  const [addedId, setAddedId] = useState<number>();
  const find = useMemo(() => searchIndex(drinks, ({ name }) => [name]), [drinks]);
  const addField = useRef<HTMLInputElement>(null);
  const used = new Set(fields.map(({ drinkId }) => drinkId));
  const search = (text: string) =>
    find(text)
      .filter(({ id }) => !used.has(id))
      .map(({ id, name }) => ({ value: String(id), label: name }));
  const add = (id: string) => {
    const drink = drinks.find((one) => one.id === Number(id));
    if (!drink) return;
    append(newDrinkValues(drink, proposedCount(guests), stock), { shouldFocus: false });
    proposals.note([drink.id], guests);
    unfolded.noteAdded(drink.id);
    setAddedId(drink.id);
    if (form.formState.isSubmitted) void form.trigger("drinks");
  };
  const takeAway = (index: number) => {
    // The focused button is gone with its drink.
    flushSync(() => remove(index));
    addField.current?.focus();
  };
  const unused = drinks.filter(({ id }) => !used.has(id));
  return { fields, addedId, unused, search, add, takeAway, addField };
}
