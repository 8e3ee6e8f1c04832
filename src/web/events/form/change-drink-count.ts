import { countOf, type EventForm, proposedText } from "./event-form.ts";

/** Sets the count of a drink; planned amounts that were not typed follow. */
export function changeDrinkCount(form: EventForm, index: number, text: string) {
  const path = `drinks.${index}` as const;
  form.setValue(`${path}.quantity`, text, {
    shouldDirty: true,
    shouldValidate: form.formState.isSubmitted,
  });
  for (const [position, line] of form.getValues(`${path}.ingredients`).entries()) {
    if (line.isByHand) continue;
    const planned = proposedText(line, countOf(text));
    form.setValue(`${path}.ingredients.${position}.plannedQuantity`, planned, { shouldDirty: true });
  }
}
