import { sharedReturn } from "#shared/events/return-amounts.ts";
import { decimalText, type EventForm } from "./event-form.ts";
import type { ReturnItem } from "./return-items.ts";

/** So much of an item came back: each drink that took of it gets its part. */
export function setReturned(form: EventForm, { lines, ingredient }: ReturnItem, amount: number) {
  const shares = sharedReturn(amount, lines, ingredient);
  lines.forEach(({ path }, position) => {
    const text = decimalText(Number(shares[position] ?? 0));
    form.setValue(path, text === "0" ? "" : text, { shouldDirty: true });
  });
}
