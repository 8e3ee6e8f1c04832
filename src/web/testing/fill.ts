import { act, fireEvent } from "@testing-library/react";
import { expect } from "vitest";

/**
 * Replaces the text of a field in one event, as a paste does: a large form renders once, not once per key. Tests of
 * keys type.
 */
export async function fill(field: HTMLElement, text: string) {
  expect(field).toBeEnabled();
  expect(field).not.toHaveAttribute("readonly");
  act(() => field.focus());
  expect(field).toHaveFocus();
  await act(async () => void fireEvent.input(field, { target: { value: text } }));
}
