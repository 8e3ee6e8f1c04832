import type { KeyboardEvent } from "react";

/**
 * Enter goes to the next field, in the middle of what a phone's keyboard leaves of the screen, so that the line after
 * it can be read too.
 */
export function focusNextCount(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll("input")];
  const next = fields[fields.indexOf(event.target) + 1];
  if (!next) return event.target.blur();
  next.focus({ preventScroll: true });
  next.select();
  next.scrollIntoView({ block: "center" });
}
