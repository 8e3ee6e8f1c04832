import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { card, onEdit, onEditFixedCosts, onPropose, show } from "#web/events/testing/show-event-card.tsx";
import { countAnswers } from "#web/night/testing/out-wedding.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

test("a forgotten one leads to its late withdrawal, or is said to have used nothing, which can be undone", async () => {
  const { routes } = stubApi({
    ...barAnswers(),
    "PATCH /api/events/7/nothing-used": { body: { ...wedding, stockState: "unused" } },
    "PATCH /api/events/7/nothing-used/undo": { body: wedding },
  });
  const past = { date: "2026-11-01T23:30:00.000Z" };
  const { unmount } = show(past);
  expect(screen.getByText("Verificar estoque: sem baixa")).toBeVisible();
  expect(screen.getByRole("link", { name: "Dar baixa agora de Casamento da Ana" })).toHaveAttribute(
    "href",
    "/eventos/7/baixa",
  );
  await userEvent.click(screen.getByRole("button", { name: "Nada foi usado em Casamento da Ana" }));
  const question = await screen.findByRole("alertdialog", {
    name: "Registrar que nada foi usado em Casamento da Ana?",
  });
  expect(question).toHaveTextContent("isso pode ser desfeito na página do evento");
  expect(routes()).not.toContain("PATCH /api/events/7/nothing-used");
  await userEvent.click(within(question).getByRole("button", { name: "Registrar" }));
  await waitFor(() => expect(getSnapshot()[0]?.title).toBe("Registrado: nada foi usado em Casamento da Ana"));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  unmount();
  show({ ...past, stockState: "unused" });
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
  await waitFor(() => expect(getSnapshot()[0]?.title).toBe("Evento cancelado com sucesso"));
  const changed = sent.findLast(({ route }) => route.startsWith("PUT"))?.body;
  expect(changed).toMatchObject({ status: "cancelado", version: 4, drinks: wedding.drinks });
  // What is left out, the server leaves alone.
  expect(changed).not.toHaveProperty("fixedCosts");
  first.unmount();
  const second = show({ status: "cancelado" });
  await choose("Reabrir");
  await userEvent.click(await screen.findByRole("button", { name: "Reabrir" }));
  await waitFor(() => expect(getSnapshot()[0]?.title).toBe("Evento reaberto com sucesso"));
  expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({
    status: "planejamento",
  });
  second.unmount();
  show({ stockState: "out" });
  await choose("Cancelar evento");
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    /^O estoque de Casamento da Ana ainda está fora\./,
  );
  expect(screen.queryByRole("button", { name: "Cancelar evento" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Registrar retorno" }));
  expect(onEdit).toHaveBeenCalledWith({ ...wedding, stockState: "out" });
});

test("a loaded van that came back whole: its stock returns, and the event is cancelled", async () => {
  const loaded = {
    ...wedding,
    stockState: "out" as const,
    stockUse: [sampleUse({ ingredientId: 1, out: 3 })],
    stockMovedAt: "2026-12-25T18:00:00.000Z",
  };
  const { sent } = stubApi({
    ...barAnswers(),
    "GET /api/events/7/counts": { body: [{ ...countAnswers().entry, id: "a" }] },
    "POST /api/events/7/return-stock": { body: { ...wedding, version: 5 } },
    "PUT /api/events/7": { body: wedding },
  });
  show(loaded);
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Casamento da Ana" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Cancelar evento" }));
  expect(await screen.findByText(/A contagem que já foi feita fica de fora/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Tudo voltou, cancelar" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent.filter(({ route }) => !route.startsWith("GET"))).toMatchObject([
    {
      route: "POST /api/events/7/return-stock",
      body: {
        returns: [{ ingredientId: 1, quantity: 3 }],
        counts: ["a"],
        latestStepAt: loaded.stockMovedAt,
      },
    },
    { route: "PUT /api/events/7", body: { status: "cancelado", version: 5 } },
  ]);
});

test("a return that is refused leaves the event uncancelled, and says why", async () => {
  const { routes } = stubApi({
    ...barAnswers(),
    "POST /api/events/7/return-stock": refusal(409, "O estoque deste evento não foi retirado"),
  });
  show({ stockState: "out", stockUse: [sampleUse({ ingredientId: 1, out: 3 })] });
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Casamento da Ana" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Cancelar evento" }));
  await userEvent.click(await screen.findByRole("button", { name: "Tudo voltou, cancelar" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("O estoque deste evento não foi retirado");
  expect(routes()).not.toContain("PUT /api/events/7");
});

const copy = () => screen.getByRole("button", { name: "Duplicar Casamento da Ana" });

test("a copy is made once, at once, a week from now", async () => {
  const { routes, sent } = stubApi({
    ...barAnswers(),
    "POST /api/events": { status: 201, body: { ...wedding, id: 8 } },
  });
  show();
  act(() => {
    copy().click();
    copy().click();
  });
  await waitFor(() => expect(getSnapshot()[0]?.title).toMatch(/^Evento duplicado/));
  expect(routes().filter((route) => route === "POST /api/events")).toHaveLength(1);
  expect(sent.findLast(({ route }) => route === "POST /api/events")?.body).toMatchObject({ clients: [1] });
});

test("a copy that is refused can be tried again", async () => {
  stubApi({ ...barAnswers(), "POST /api/events": refusal(503, "Serviço temporariamente indisponível") });
  show();
  await userEvent.click(copy());
  await waitFor(() => expect(getSnapshot()[0]?.description).toBe("Falha ao duplicar evento"));
  expect(copy()).toBeEnabled();
});

test("a copy takes the price along, and neither charges nor receipts", async () => {
  const terms = { pricingMode: "fechado", price: "1000.00", pricePerGuest: null, minGuests: null } as const;
  const { sent } = stubApi({
    ...barAnswers(),
    "POST /api/events": { status: 201, body: { ...wedding, id: 8, version: 1 } },
  });
  const charge = {
    id: 1,
    kind: "saldo",
    amount: "1000.00",
    dueOn: "2026-12-18",
    dueAt: null,
    note: null,
    paid: "0.00",
  } as const;
  show({ ...terms, basePrice: "1000.00", total: "1000.00", charges: [charge] });
  await userEvent.click(copy());
  await waitFor(() => expect(getSnapshot()[0]?.title).toMatch(/^Evento duplicado/));
  const [made, ...others] = sent.filter(({ route }) => !route.startsWith("GET"));
  expect(made).toMatchObject({
    route: "POST /api/events",
    body: { pricing: terms, durationMinutes: wedding.durationMinutes },
  });
  expect(made?.body).not.toHaveProperty("charges");
  expect(others).toEqual([]);
});

test("while stock is out, the question whether to disable leads to its return", async () => {
  const { unmount } = show();
  const ask = () => userEvent.click(screen.getByRole("button", { name: "Desabilitar Casamento da Ana" }));
  await ask();
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "Casamento da Ana sai da lista, mas continua no histórico para os relatórios.",
  );
  unmount();
  show({ stockState: "out" });
  await ask();
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
    "O estoque de Casamento da Ana ainda está fora. Registre o retorno do estoque antes de desabilitar o evento.",
  );
  expect(screen.queryByRole("button", { name: "Desabilitar" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Registrar retorno" }));
  expect(onEdit).toHaveBeenCalledWith({ ...wedding, stockState: "out" });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("stock that goes out while the question is open gives the reason in its place", async () => {
  const { sent } = stubApi({ ...barAnswers(), "PATCH /api/events/7/disable": refusal(409, "Registre…") });
  const { rerender } = show();
  await userEvent.click(screen.getByRole("button", { name: "Desabilitar Casamento da Ana" }));
  await userEvent.click(await screen.findByRole("button", { name: "Desabilitar" }));
  await waitFor(() => expect(getSnapshot()[0]?.description).toBe("Falha ao desabilitar evento"));
  expect(sent.map(({ route }) => route)).toContain("PATCH /api/events/7/disable");
  rerender(card({ ...wedding, stockState: "out" }));
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
  await waitFor(() => expect(getSnapshot()[0]?.title).toBe("Evento reativado com sucesso"));
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
  expect(items).toEqual([
    "Proposta",
    "Custos fixos",
    "Relatório",
    "Duplicar",
    "Desabilitar",
    "Cancelar evento",
  ]);
});

test("the proposal is in its menu", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Casamento da Ana" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Proposta" }));
  await waitFor(() => expect(onPropose).toHaveBeenCalledWith(expect.objectContaining({ id: 7 })));
});
