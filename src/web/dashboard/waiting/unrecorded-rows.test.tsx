import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { unrecordedRows } from "./unrecorded-rows.tsx";
import { WaitingList } from "./waiting-list.tsx";

const clock = clockAt("2026-12-28T15:00:00Z");
const forgotten = (id: number) =>
  sampleEvent({ id, name: `Evento ${id}`, date: `2026-12-${String(10 + id)}T23:30:00.000Z` });

function show(...ids: number[]) {
  const events = [...ids.map(forgotten), sampleEvent({ id: 99, date: "2027-01-10T12:00:00.000Z" })];
  render(
    <TestCompany>
      <WaitingList waiting={unrecordedRows(events, clock)} inquiries={[]} />
    </TestCompany>,
  );
}

test("without forgotten events there is nothing", () => {
  show();
  expect(screen.getByText("Nada espera por você.")).toBeVisible();
});

test("the latest come first, each with its two ways on", async () => {
  show(1, 2, 3);
  const names = screen.getAllByText(/^Evento \d$/).map(({ textContent }) => textContent);
  expect(names).toEqual(["Evento 3", "Evento 2", "Evento 1"]);
  expect(screen.getByRole("link", { name: "Evento 3" })).toHaveAttribute("href", "/eventos/3");
  expect(screen.getByRole("link", { name: "Dar baixa agora de Evento 3" })).toHaveAttribute(
    "href",
    "/eventos/3/baixa",
  );
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Evento 3" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Nada foi usado" }));
  expect(await screen.findByText("Registrar que nada foi usado em Evento 3?")).toBeVisible();
});

test("many take one row, which leads to all of them", () => {
  show(1, 2, 3, 4);
  expect(screen.getByText("4 eventos").parentElement).toHaveTextContent(
    "4 eventos · já passaram e não reservam mais estoque",
  );
  expect(screen.getByRole("link", { name: "Ver os eventos sem baixa" })).toHaveAttribute(
    "href",
    "/eventos?sem-baixa=sim",
  );
});
