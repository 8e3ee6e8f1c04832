import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventStatuses, eventTypes } from "#shared/events/enumerations.ts";
import { eventStatusLabels, eventTypeLabels } from "#shared/events/labels.ts";
import { stockForecast } from "#shared/events/stock/reservations.ts";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { createQueryClient } from "#web/app/api/query-client.ts";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { TestCompany } from "#web/app/testing/test-company.tsx";
import { ana, barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { EventCard } from "./event-card.tsx";

const syrups = Array.from({ length: 6 }, (_, n) => ({
  ...lemon,
  id: 100 + n,
  name: `Xarope ${n + 1}`,
  quantity: 0,
}));
const ingredients = new Map([vodka, lemon, ...syrups].map((one) => [one.id, one]));
const clients = new Map([[ana.id, ana]]);
const onEdit = vi.fn();
const onEditFixedCosts = vi.fn();

function show(
  changes: Partial<CateringEvent> = {},
  { earlier = [] as CateringEvent[], isRoomy = true } = {},
) {
  return render(card({ ...wedding, ...changes }, { earlier, isRoomy }));
}

const now = new Date("2026-11-15T12:00:00Z");
const queryClient = createQueryClient({ onUnauthorized: () => {} });

const card = (event: CateringEvent, { earlier = [] as CateringEvent[], isRoomy = true } = {}) => (
  <TestCompany client={queryClient}>
    <EventCard
      event={event}
      context={{
        ingredients,
        priced: ingredients,
        clients,
        forecast: stockForecast([...earlier, event], ingredients, now),
        now,
      }}
      isRoomy={isRoomy}
      hasAllActions={isRoomy}
      onEdit={onEdit}
      onEditFixedCosts={onEditFixedCosts}
      onMade={() => {}}
    />
  </TestCompany>
);
const drinks = () =>
  within(screen.getByRole("list", { name: "Drinks" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("shows all there is to know of an event", () => {
  show({
    date: new Date(2026, 11, 25, 20, 30).toISOString(),
    clients: [1, 6, 77],
    clientNames: ["Ana Souza", "Beatriz Lima", null],
    removedClients: [6, 77],
  });
  for (const text of [
    "Casamento da Ana",
    "Casamento",
    "Tropical",
    "Sítio das Flores",
    "100 convidados",
    "Ana Souza, Cliente ID 6 · Beatriz Lima (removido), Cliente ID 77",
    "Confirmado",
    "Estoque OK",
    "Custo de estoque + Custos Fixos",
    // 4 L at 40, 120 at 0,50 and the van.
    /^R\$\s570,50$/,
    /^R\$\s5,71 por convidado$/,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole("time")).toHaveTextContent("sex 25/12/2026 20:30");
  expect(drinks()).toEqual(["100× Caipiroska", "10× Limonada"]);
  expect(screen.queryByText(/custo (real|aproximado)/)).toBeNull();
});

test("leaves out what is not known, and shares no cost among no guests", () => {
  show({ location: null, guests: 0, clients: [] });
  expect(screen.getByText("Convidados não informados")).toBeVisible();
  expect(screen.queryByText(/por convidado/)).toBeNull();
  expect(screen.queryByText("Local")).toBeNull();
  expect(screen.queryByText("Clientes")).toBeNull();
});

test("says how sure the cost is", () => {
  const [caipiroska] = wedding.drinks;
  const sliced = caipiroska?.ingredients.map((line) => ({ ...line, unit: "rodela" as const })) ?? [];
  const approximate = show({
    drinks: [{ ...caipiroska, ingredients: sliced } as (typeof wedding.drinks)[0]],
  });
  expect(screen.getByText("custo aproximado")).toBeVisible();
  approximate.unmount();
  const use = sampleUse({
    ingredientId: 1,
    withdrawn: 4,
    returned: 1,
    out: 0,
    unitCost: 30,
    cost: "120.00000000",
  });
  const out = show({ stockWithdrawn: "true", stockUse: [{ ...use, out: 4 }] });
  expect(screen.getByText("custo do retirado")).toBeVisible();
  expect(screen.queryByText("custo real")).toBeNull();
  out.unmount();
  show({ stockUse: [use] });
  expect(screen.getByText("custo real")).toBeVisible();
  expect(screen.getByText(/^R\$\s470,50$/)).toBeVisible();
});

test("shows all its drinks, however many there are", () => {
  const many = Array.from({ length: 12 }, (_, n) => ({
    drinkId: n + 1,
    drinkName: `Drink ${n + 1}`,
    quantity: 1000,
    ingredients: [],
  }));
  show({ drinks: many });
  expect(drinks()).toEqual(many.map(({ drinkName }) => `1.000× ${drinkName}`));
});

test("names what is short after the events before it", () => {
  const earlier = { ...wedding, id: 6, date: "2026-12-01T12:00:00.000Z" };
  show({}, { earlier: [earlier, { ...earlier, id: 5 }] });
  expect(screen.getByText("Verificar estoque")).toBeVisible();
  expect(screen.getByText("Vodka (faltam 2 L)")).toBeVisible();
});

test("all that is short can be seen", async () => {
  const [drink] = wedding.drinks;
  const short = syrups.map(({ id, name }) => ({
    ingredientId: id,
    ingredientName: name,
    quantity: 1,
    unit: "unidade" as const,
    plannedQuantity: 100,
    returnQuantity: 0,
  }));
  show({ drinks: [{ ...drink, ingredients: short } as (typeof wedding.drinks)[0]] });
  const lines = () =>
    within(screen.getByRole("list", { name: "Em falta no estoque" })).getAllByRole("listitem");
  expect(lines()).toHaveLength(4);
  await userEvent.click(screen.getByRole("button", { name: "e mais 3 · mostrar todos" }));
  expect(lines()).toHaveLength(7);
  expect(screen.getByText("Xarope 6 (faltam 100 unidades)")).toBeVisible();
});

test.each([
  [{ stockWithdrawn: "true" }, "Estoque retirado"],
  [{ stockReturned: true }, "Estoque devolvido"],
  [{ status: "orçamento" }, "Estoque OK"],
  [{ status: "cancelado" }, undefined],
  [{ status: "concluído" }, undefined],
] as const)("with %o the stock is %s", (changes, text) => {
  show(changes);
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/stoque (OK|retirado|devolvido)|Verificar/)).toBeNull();
});

test("a forgotten one leads to its late withdrawal, or is said to have used nothing, which can be undone", async () => {
  const { routes } = stubApi({
    ...barAnswers(),
    "PATCH /api/events/7/nothing-used": { body: { ...wedding, nothingUsed: true } },
    "PATCH /api/events/7/nothing-used/undo": { body: wedding },
  });
  const past = { date: "2026-11-01T23:30:00.000Z" };
  const { unmount } = show(past);
  expect(screen.getByText("Sem baixa")).toBeVisible();
  expect(screen.getByRole("link", { name: "Dar baixa agora de Casamento da Ana" })).toHaveAttribute(
    "href",
    "/eventos/7?parte=estoque",
  );
  await userEvent.click(screen.getByRole("button", { name: "Nada foi usado em Casamento da Ana" }));
  const question = await screen.findByRole("alertdialog", {
    name: "Registrar que nada foi usado em Casamento da Ana?",
  });
  expect(question).toHaveTextContent("isso pode ser desfeito na página do evento");
  expect(routes()).not.toContain("PATCH /api/events/7/nothing-used");
  await userEvent.click(within(question).getByRole("button", { name: "Registrar" }));
  await waitFor(() =>
    expect(getSnapshot()[0]?.description).toBe("Registrado: nada foi usado em Casamento da Ana"),
  );
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  unmount();
  show({ ...past, nothingUsed: true });
  expect(screen.getByText("Nada foi usado")).toBeVisible();
  // The van was paid for all the same.
  expect(screen.getByText(/^R\$\s350,50$/)).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Desfazer que nada foi usado em Casamento da Ana" }),
  );
  await waitFor(() => expect(routes()).toContain("PATCH /api/events/7/nothing-used/undo"));
});

test("is cancelled and opened again from its menu, but not while its stock is out", async () => {
  const { sent } = stubApi({ ...barAnswers(), "PUT /api/events/7": { body: wedding } });
  const choose = async (word: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Mais ações de Casamento da Ana" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: word }));
  };
  const first = show();
  await choose("Cancelar evento");
  await userEvent.click(await screen.findByRole("button", { name: "Cancelar evento" }));
  await waitFor(() => expect(getSnapshot()[0]?.description).toBe("Evento cancelado com sucesso"));
  const changed = sent.findLast(({ route }) => route.startsWith("PUT"))?.body;
  expect(changed).toMatchObject({ status: "cancelado", version: 4, drinks: wedding.drinks });
  // What is left out, the server leaves alone.
  expect(changed).not.toHaveProperty("fixedCosts");
  first.unmount();
  const second = show({ status: "cancelado" });
  await choose("Reabrir");
  await userEvent.click(await screen.findByRole("button", { name: "Reabrir" }));
  await waitFor(() => expect(getSnapshot()[0]?.description).toBe("Evento reaberto com sucesso"));
  expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({
    status: "planejamento",
  });
  second.unmount();
  show({ stockWithdrawn: "true" });
  await choose("Cancelar evento");
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "O estoque de Casamento da Ana ainda está fora. Registre o retorno do estoque antes de mudar o status.",
  );
});

test("each status and each type has a look of its own", () => {
  for (const status of eventStatuses) {
    const { unmount } = show({ status });
    expect(screen.getByText(eventStatusLabels[status]).parentElement?.querySelector("svg")).not.toBeNull();
    unmount();
  }
  for (const type of eventTypes) {
    const { unmount } = show({ type });
    const fact = screen.getByText(eventTypeLabels[type]).closest("dd")?.parentElement;
    expect(fact?.querySelector("svg")).not.toBeNull();
    unmount();
  }
});

test("a double click copies once", async () => {
  const { routes } = stubApi({ ...barAnswers(), "POST /api/events": { status: 201, body: wedding } });
  show();
  const copy = screen.getByRole("button", { name: "Duplicar Casamento da Ana" });
  // Both before the button is drawn as busy.
  act(() => {
    copy.click();
    copy.click();
  });
  await waitFor(() => expect(getSnapshot()[0]?.description).toMatch(/^Evento duplicado/));
  expect(routes().filter((route) => route === "POST /api/events")).toHaveLength(1);
  // The second click of a slow double click comes when the first is done.
  await userEvent.dblClick(copy);
  await waitFor(() => expect(copy).not.toHaveAttribute("aria-busy", "true"));
  expect(routes().filter((route) => route === "POST /api/events")).toHaveLength(2);
});

test("while stock is out, the question whether to disable leads to its return", async () => {
  const { unmount } = show();
  const ask = () => userEvent.click(screen.getByRole("button", { name: "Desabilitar Casamento da Ana" }));
  await ask();
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "Casamento da Ana sai da lista, mas continua no histórico para os relatórios.",
  );
  unmount();
  show({ stockWithdrawn: "true" });
  await ask();
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "O estoque de Casamento da Ana ainda está fora. Registre o retorno do estoque antes de desabilitar o evento.",
  );
  expect(screen.queryByRole("button", { name: "Desabilitar" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Registrar retorno" }));
  expect(onEdit).toHaveBeenCalledWith({ ...wedding, stockWithdrawn: "true" });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("stock that goes out while the question is open gives the reason in its place", async () => {
  const { sent } = stubApi({ ...barAnswers(), "PATCH /api/events/7/disable": refusal(409, "Registre…") });
  const { rerender } = show();
  await userEvent.click(screen.getByRole("button", { name: "Desabilitar Casamento da Ana" }));
  await userEvent.click(await screen.findByRole("button", { name: "Desabilitar" }));
  await waitFor(() => expect(getSnapshot()[0]?.description).toBe("Falha ao desabilitar evento"));
  expect(sent.map(({ route }) => route)).toContain("PATCH /api/events/7/disable");
  rerender(card({ ...wedding, stockWithdrawn: "true" }));
  expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/Registre o retorno do estoque antes/);
});

test("a disabled event offers to bring it back and its report, and nothing that would be refused", async () => {
  const { routes } = stubApi({ ...barAnswers(), "PATCH /api/events/7/enable": { body: wedding } });
  show({ active: "false" });
  expect(screen.getByText("Desabilitado")).toBeVisible();
  expect(screen.queryByText(/stoque (OK|retirado|devolvido)|Verificar/)).toBeNull();
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Reativar Casamento da Ana",
    "Relatório de Casamento da Ana",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Reativar Casamento da Ana" }));
  await waitFor(() => expect(getSnapshot()[0]?.description).toBe("Evento reativado com sucesso"));
  expect(routes()).toContain("PATCH /api/events/7/enable");
});

test("has all its actions side by side where there is room, else the rarer ones in a menu", async () => {
  const { unmount } = show();
  for (const name of ["Editar", "Custos fixos de", "Relatório de", "Duplicar", "Desabilitar"]) {
    expect(screen.getByRole("button", { name: `${name} Casamento da Ana` })).toBeVisible();
  }
  await userEvent.click(screen.getByRole("button", { name: "Custos fixos de Casamento da Ana" }));
  expect(onEditFixedCosts).toHaveBeenCalledWith(wedding);
  unmount();
  show({}, { isRoomy: false });
  await userEvent.click(screen.getByRole("button", { name: "Editar Casamento da Ana" }));
  expect(onEdit).toHaveBeenCalledWith(wedding);
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Casamento da Ana" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(["Relatório", "Duplicar", "Desabilitar", "Cancelar evento"]);
});
