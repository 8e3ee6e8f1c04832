import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { UnrecordedReminder } from "./unrecorded-reminder.tsx";

const clock = clockAt("2026-12-28T15:00:00Z");
const forgotten = (id: number) =>
  sampleEvent({ id, name: `Evento ${id}`, date: `2026-12-${String(10 + id)}T23:30:00.000Z` });

const show = (...ids: number[]) =>
  render(
    <TestCompany>
      <UnrecordedReminder
        clock={clock}
        events={[...ids.map(forgotten), sampleEvent({ id: 99, date: "2027-01-10T12:00:00.000Z" })]}
      />
    </TestCompany>,
  );

test("without forgotten events there is nothing", () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});

test("the latest come first, each with its two ways on, and the rest is one link away", () => {
  show(1, 2, 3, 4);
  expect(screen.getByRole("heading", { name: "4 eventos sem baixa" })).toBeVisible();
  const names = screen.getAllByText(/^Evento \d$/).map(({ textContent }) => textContent);
  expect(names).toEqual(["Evento 4", "Evento 3", "Evento 2"]);
  expect(screen.getByRole("link", { name: "Dar baixa agora de Evento 4" })).toHaveAttribute(
    "href",
    "/eventos/4/baixa",
  );
  expect(screen.getByRole("link", { name: "Evento 4" })).toHaveAttribute("href", "/eventos/4");
  expect(screen.getByText("Já passaram e não reservam mais estoque. O que saiu para eles?")).toBeVisible();
  expect(screen.getByRole("button", { name: "Nada foi usado em Evento 4" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver todos" })).toHaveAttribute("href", "/eventos?sem-baixa=sim");
});

test("a single one is spoken of in the singular", () => {
  show(1);
  expect(screen.getByRole("heading", { name: "1 evento sem baixa" })).toBeVisible();
  expect(screen.getByText("Já passou e não reserva mais estoque. O que saiu para ele?")).toBeVisible();
});
