import type { EventForm } from "#web/events/editor/event-form.ts";
import { returnFieldId } from "./return-amount.tsx";

const RETURN = ".returnQuantity";

/** What came back of an item is entered in one field for all of its lines, of which the form knows nothing. */
export function wrongReturnField(form: EventForm, path: string): HTMLElement | undefined {
  if (!path.endsWith(RETURN)) return undefined;
  const line = path.slice(0, -RETURN.length) as `drinks.${number}.ingredients.${number}`;
  const field = document.getElementById(returnFieldId(form.getValues(`${line}.ingredientId`)));
  return field?.hasAttribute("aria-invalid") ? field : undefined;
}
