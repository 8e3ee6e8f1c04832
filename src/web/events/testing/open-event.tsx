import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { EventDialog } from "#web/events/editor/event-dialog.tsx";
import { fill } from "#web/testing/fill.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

export const onClose = vi.fn();

export function open(event?: PricedEvent) {
  onClose.mockClear();
  const dialog = (
    <TestCompany>
      <EventDialog event={event} open onClose={onClose} />
    </TestCompany>
  );
  return render(dialog);
}
export const go = async (tab: string) =>
  userEvent.click(await screen.findByRole("tab", { name: new RegExp(tab) }));
export const line = (name: string) => within(screen.getByRole("group", { name }));
export const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const pick = async (label: string, text: string) => {
  await fill(screen.getByRole("combobox", { name: new RegExp(label) }), text);
  await userEvent.keyboard("{Enter}");
};
/** What the last toast says: a success in its title, everything else below it. */
export const lastToast = () => {
  const last = getSnapshot()[0];
  return last?.tone === "success" ? last.title : last?.description;
};
