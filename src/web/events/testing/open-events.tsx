import { render, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { EventsPage } from "../events-page.tsx";
import { wedding } from "./bar.ts";

export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const soon: PricedEvent = { ...wedding, date: day(20) };
export const quote: PricedEvent = {
  ...wedding,
  id: 8,
  name: "Coquetel",
  date: day(40),
  status: "orçamento",
  type: "corporativo",
};
export const disabled: PricedEvent = {
  ...wedding,
  id: 10,
  name: "Desabilitado",
  active: "false",
};

/** Opens the list of events; the API must be stubbed before. */
export function open(address = "/eventos") {
  window.history.replaceState(null, "", address);
  return render(
    <TestCompany>
      <EventsPage />
    </TestCompany>,
  );
}
export const found = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
export const card = async (name: string) =>
  within((await screen.findByRole("heading", { level: 3, name })).closest("[role=listitem]") as HTMLElement);
