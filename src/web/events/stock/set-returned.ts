import { sharedReturn } from "#shared/events/stock/return-amounts.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { EventForm } from "#web/events/editor/event-form.ts";
import type { ReturnItem, ReturnLine } from "./return-items.ts";

/** Distributes a returned amount among the drinks that used the ingredient. */
export function setReturned(form: EventForm, { lines, ingredient }: ReturnItem, amount: number) {
  const shares = sharedReturn(amount, lines, ingredient);
  lines.forEach(({ path }, position) => {
    const text = ungroupedDecimal(Number(shares[position] ?? 0));
    enter(form, path, text === "0" ? "" : text);
  });
}

/** Stores invalid input at each line, so that nothing is sent before it is corrected. */
export function setRefused(form: EventForm, { lines }: ReturnItem, text: string) {
  for (const { path } of lines) enter(form, path, text);
}

function enter(form: EventForm, path: ReturnLine["path"], text: string) {
  form.setValue(path, text, { shouldDirty: true });
  form.clearErrors(path);
}
