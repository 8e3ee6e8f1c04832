import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { EventsPage } from "#web/events/events-page.tsx";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { open } from "#web/events/testing/open-events.tsx";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** 2030-12-01 is a Sunday. */
const DECEMBER = "/eventos?vista=mes&mes=2030-12";
const on = (id: number, day: number, hour: number, name: string, changes: Partial<PricedEvent> = {}) => ({
  ...wedding,
  id,
  name,
  date: `2030-12-${String(day).padStart(2, "0")}T${hour + 3}:00:00.000Z`,
  ...changes,
});
const party = on(7, 25, 20, "Casamento da Ana");
const busy = [
  on(11, 14, 12, "Batizado"),
  on(12, 14, 16, "Chá"),
  on(13, 14, 18, "Bodas", { status: "orçamento" }),
  on(14, 14, 20, "Baile"),
  on(15, 14, 11, "Brunch", { status: "cancelado" }),
];

async function show(events: PricedEvent[], address = DECEMBER) {
  stubApi(barAnswers(events));
  open(address);
  return screen.findByRole("grid");
}
const day = (name: RegExp) => screen.getByRole("gridcell", { name });
const narrow = () =>
  vi
    .spyOn(window, "matchMedia")
    .mockImplementation(
      () =>
        ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );

test("a month has whole weeks from Sunday on, with the events on their days", async () => {
  const grid = await show([party, on(8, 25, 18, "Desligado", { active: "false" })]);
  expect(grid).toHaveAccessibleName("Eventos de dezembro 2030");
  expect(
    within(grid)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["dom", "seg", "ter", "qua", "qui", "sex", "sáb"]);
  expect(within(grid).getAllByRole("gridcell")).toHaveLength(35);
  const cell = day(/^quarta-feira 25\/12\/2030, 1 evento$/);
  const link = within(cell).getByRole("link", { name: "Confirmado, 20h Casamento da Ana" });
  expect(link).toHaveAttribute("href", "/eventos/7");
  expect(screen.queryByText("Desligado")).toBeNull();
});

test("a full day shows three, and the rest on demand; a cancelled one is struck through", async () => {
  await show(busy);
  const cell = within(day(/14\/12\/2030, 5 eventos/));
  expect(cell.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Cancelado, 11h Brunch",
    "Confirmado, 12h Batizado",
    "Confirmado, 16h Chá",
  ]);
  expect(cell.getByText("Brunch")).toHaveClass("line-through");
  await userEvent.click(cell.getByRole("button", { name: "Mais 2 em 14/12/2030" }));
  expect(cell.getAllByRole("link")).toHaveLength(5);
});

test("the keys lead from day to day, beyond the month, and to the events", async () => {
  const grid = await show([party, ...busy]);
  const stops = () =>
    within(grid)
      .getAllByRole("gridcell")
      .filter((cell) => cell.tabIndex === 0);
  expect(stops()).toEqual([day(/14\/12\/2030/)]);
  day(/14\/12\/2030/).focus();
  const press = async (keys: string, expected: RegExp) => {
    await userEvent.keyboard(keys);
    expect(document.activeElement).toHaveAccessibleName(expected);
    expect(stops()).toEqual([document.activeElement]);
  };
  await press("{ArrowLeft}", /^sexta-feira 13\/12/);
  await press("{ArrowDown}", /20\/12/);
  await press("{ArrowRight}", /21\/12/);
  await press("{ArrowUp}", /14\/12/);
  await press("{Home}", /^domingo 08\/12/);
  await press("{End}", /^sábado 14\/12/);
  await press("{PageDown}", /14\/01\/2031/);
  expect(screen.getByRole("heading", { name: "janeiro 2031" })).toBeVisible();
  await press("{PageUp}", /14\/12\/2030/);
  await press("{Home}{ArrowUp}{ArrowLeft}", /30\/11\/2030/);
  expect(screen.getByRole("heading", { name: "novembro 2030" })).toBeVisible();
  await press("{ArrowRight}", /01\/12\/2030/);
  await waitFor(() => expect(window.location.search).toBe("?vista=mes&mes=2030-12"));

  day(/14\/12\/2030/).focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toHaveTextContent("Brunch");
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toHaveTextContent("Batizado");
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toHaveAccessibleName(/14\/12/);
  day(/25\/12\/2030/).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(window.location.pathname).toBe("/eventos/7"));
});

test("a free day offers a new event at seven in the evening", async () => {
  await show([party]);
  day(/26\/12\/2030, livre/).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByLabelText("Data e hora")).toHaveValue("2030-12-26T19:00");
});

test("filters hold, and stay while the month changes", async () => {
  await show(busy, `${DECEMBER}&status=orçamento`);
  expect(screen.getByText("Mostrando 1 de 5 eventos")).toBeVisible();
  expect(screen.queryByText("Baile")).toBeNull();
  expect(screen.queryByLabelText("Desabilitados")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Próximo mês" }));
  await waitFor(() => expect(new URLSearchParams(window.location.search).get("mes")).toBe("2031-01"));
  expect(new URLSearchParams(window.location.search).get("status")).toBe("orçamento");
  await userEvent.click(screen.getByRole("button", { name: "Limpar filtros" }));
  await waitFor(() => expect(window.location.search).toBe("?vista=mes&mes=2031-01"));
});

test("a request that waits stands on its day, unless events are filtered, and leads to where it is dealt with", async () => {
  const asked = {
    id: 3,
    state: "novo",
    name: "Ana Souza",
    date: "2030-12-26",
    guests: 120,
    eventType: "casamento",
  };
  stubApi({ ...barAnswers([party]), "GET /api/inquiries": { body: [asked] } });
  const { unmount } = open(DECEMBER);
  const cell = await screen.findByRole("gridcell", { name: /26\/12\/2030, 1 pedido$/ });
  expect(within(cell).getByRole("link", { name: "Pedido: Ana Souza" })).toHaveAttribute("href", "/");
  unmount();
  open(`${DECEMBER}&status=confirmado`);
  await screen.findByRole("grid");
  expect(screen.queryByText("Ana Souza")).toBeNull();
});

test("the device remembers the view", async () => {
  stubApi(barAnswers([party]));
  const first = open("/eventos");
  await userEvent.click(await screen.findByRole("radio", { name: "Mês" }));
  expect(await screen.findByRole("grid")).toBeVisible();
  expect(window.location.search).toBe("?vista=mes");
  first.unmount();
  const second = open("/eventos");
  expect(await screen.findByRole("grid")).toBeVisible();
  second.unmount();
  // A link with a filter means the list.
  open("/eventos?cliente=1");
  expect(await screen.findByRole("radio", { name: "Lista" })).toBeChecked();
});

test("on a phone the events of the chosen day stand below", async () => {
  narrow();
  await show([party, ...busy]);
  expect(screen.getByRole("heading", { level: 3, name: "sáb 14/12 5 eventos" })).toBeVisible();
  await userEvent.click(day(/25\/12\/2030/));
  expect(screen.getByRole("heading", { level: 3, name: "qua 25/12 1 evento" })).toBeVisible();
  const row = screen.getByRole("link", { name: /20:00 Casamento da Ana Confirmado/ });
  expect(row).toHaveAttribute("href", "/eventos/7");
  await userEvent.click(day(/26\/12\/2030/));
  // The other one is the page's own, without a day.
  await userEvent.click(screen.getAllByRole("button", { name: "Novo evento" })[1] as HTMLElement);
  expect(await screen.findByLabelText("Data e hora")).toHaveValue("2030-12-26T19:00");
});

test("the team is offered no new event", async () => {
  stubApi(barAnswers([party]));
  window.history.replaceState(null, "", DECEMBER);
  render(
    <TestCompany companyRole="equipe">
      <EventsPage />
    </TestCompany>,
  );
  await screen.findByRole("grid");
  day(/26\/12\/2030, livre/).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByText("Novo evento")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});
