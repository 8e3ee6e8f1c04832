import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { sampleSupply, sampleUse } from "#shared/events/testing/sample-event.ts";
import { sampleProposal } from "#shared/proposals/testing/sample-proposal.ts";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { loadDialogs } from "#web/ui/lazy/lazy-dialog.tsx";
import { EventPage } from "./event-page.tsx";

beforeEach(() => loadDialogs());

const future: PricedEvent = { ...wedding, date: "2099-12-25T23:30:00.000Z" };

function openPage(event: PricedEvent = future, address = "/eventos/7", answers = {}) {
  const api = stubApi({ ...barAnswers([event]), ...answers });
  window.history.replaceState(null, "", address);
  render(
    <TestCompany>
      <EventPage />
    </TestCompany>,
  );
  return api;
}
const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("names the event, when, who and how it stands, and has all its parts", async () => {
  openPage();
  expect(await screen.findByRole("heading", { level: 1, name: "Casamento da Ana" })).toBeVisible();
  expect(screen.getByText("sex 25/12/2099 20:30")).toBeVisible();
  for (const text of ["Ana Souza", "Sítio das Flores", "100 convidados", "Confirmado", "Estoque OK"]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect((await section("Drinks")).getByText("110 drinks · 1,1 por convidado")).toBeVisible();
  expect((await section("Custos")).getByText(/^R\$\s570,50$/)).toBeVisible();
  expect((await section("Custos")).getByText("Van · Transporte")).toBeVisible();
  const loading = (await section("O que vai junto")).getAllByRole("row").slice(1);
  expect(loading.map(({ textContent }) => textContent)).toEqual(["Limão120 unidades", "Vodka4 L"]);
  expect((await section("Histórico")).getByText(/^Cadastrado em/)).toBeVisible();
  expect(document.title).toBe("Casamento da Ana · Balcão");
});

test("says when the team arrives and what it has to know, on paper too", async () => {
  openPage({ ...future, arrivalTime: "16:00", teamNotes: "Portão dos fundos" });
  const team = await section("Equipe");
  expect(team.getByText(/^Chegada às/)).toHaveTextContent("Chegada às 16:00");
  expect(team.getByText("Portão dos fundos")).toBeVisible();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const paper = document.querySelector("[data-paper]");
  expect(paper).toHaveTextContent(/O que vai juntoChegada às 16:00Portão dos fundos/);
  act(() => void window.dispatchEvent(new Event("afterprint")));
});

test("an offer that says something else stands before the other answers, and in its part", async () => {
  const priced = {
    ...future,
    pricingMode: "fechado" as const,
    price: "7000.00",
    owedPrice: "7000.00",
    total: "7000.00",
  };
  const outdated = sampleProposal({ price: "5600.00", guests: 80, differs: ["price", "guests"] });
  openPage(priced, "/eventos/7", { "GET /api/proposals": { body: [outdated] } });
  const text = /^A proposta enviada diz R\$\s5\.600,00 · 80 convidados$/;
  expect(await screen.findAllByText(text)).toHaveLength(2);
  const [first] = within(screen.getByRole("list", { name: "Em resumo" })).getAllByRole("button");
  expect(first).toHaveTextContent(/^PropostaA proposta enviada diz/);
  expect((await section("Proposta")).getByRole("link", { name: "Enviar nova versão" })).toBeVisible();
});

test("other items go along", async () => {
  openPage(
    { ...future, supplies: [{ ...sampleSupply(1, 750, "ml"), ingredientName: "Vodka" }] },
    "/eventos/7",
    {
      "GET /api/ingredients": { body: [lemon, { ...vodka, packName: "garrafa", packQuantity: 0.75 }] },
    },
  );
  const loading = (await section("O que vai junto")).getAllByRole("row").slice(1);
  expect(loading.map(({ textContent }) => textContent)).toEqual([
    "Limão120 unidades",
    "Vodka7 garrafas de 750 ml (planejado 4,75 L)",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Alterar drinks" }));
  expect(await screen.findByRole("tab", { name: "Drinks", selected: true })).toBeVisible();
});

test("an unknown or foreign event is not found, and leads back to the list", async () => {
  openPage(future, "/eventos/8");
  expect(await screen.findByRole("heading", { name: "Evento não encontrado" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ver eventos" })).toHaveAttribute("href", "/eventos");
});

test("what cannot be loaded is said, and tried again", async () => {
  let isUp = false;
  openPage(future, "/eventos/7", {
    "GET /api/events": () =>
      isUp ? { body: [future] } : refusal(503, "Serviço temporariamente indisponível"),
  });
  await screen.findByText("Não foi possível carregar o evento");
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Casamento da Ana" })).toBeVisible();
});

test("an address that names a part opens the dialog there, and closing it drops the part", async () => {
  openPage(future, "/eventos/7?parte=compras");
  expect(await screen.findByRole("tab", { name: "Compras", selected: true })).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Casamento da Ana · sex 25/12/2099 20:30" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("the stock is withdrawn and returned from here, and everything else is in the menu", async () => {
  openPage();
  expect(await screen.findByRole("link", { name: "Dar baixa" })).toHaveAttribute("href", "/eventos/7/baixa");
  await userEvent.click(screen.getByRole("button", { name: "Mais ações de Casamento da Ana" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Duplicar",
    "Relatório",
    "Imprimir listas",
    "Preparar para o evento",
    "Cancelar evento",
  ]);
});

const past = new Date(Date.now() - 9 * 86_400_000).toISOString();

test.each<[string, Partial<PricedEvent>, string[]]>([
  ["over", { date: past, status: "concluído" }, ["Duplicar", "Relatório", "Imprimir listas", "Desabilitar"]],
  [
    "cancelled",
    { status: "cancelado" },
    ["Duplicar", "Relatório", "Imprimir listas", "Reabrir", "Desabilitar"],
  ],
  [
    "with its stock out",
    { stockState: "out", date: past, stockUse: [sampleUse({ ingredientId: 1, withdrawn: 3, out: 3 })] },
    ["Relatório", "Imprimir listas", "Tudo voltou", "Nada voltou", "Cancelar evento"],
  ],
])("the menu of an event that is %s has at most six entries", async (_name, changes, wanted) => {
  openPage({ ...future, ...changes });
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações de Casamento da Ana" }));
  const words = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(words).toEqual(wanted);
});

test("a past event without a record offers the withdrawal once, beside what else may have happened", async () => {
  openPage({ ...wedding, date: new Date(Date.now() - 9 * 86_400_000).toISOString() });
  expect(await screen.findByRole("link", { name: "Dar baixa agora de Casamento da Ana" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Nada foi usado em Casamento da Ana" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Dar baixa" })).toBeNull();
});

test("with its stock out it offers the return, and shows what really left", async () => {
  openPage({
    ...future,
    stockState: "out",
    stockUse: [sampleUse({ ingredientId: 1, withdrawn: 3, out: 3, cost: "120" })],
  });
  expect(await screen.findByRole("link", { name: "Registrar retorno" })).toHaveAttribute(
    "href",
    "/eventos/7/retorno",
  );
  expect(screen.queryByRole("link", { name: "Dar baixa" })).toBeNull();
  expect((await section("O que vai junto")).getByText("3 L")).toBeVisible();
});

test("a disabled event can be read and brought back, not changed", async () => {
  openPage({ ...future, active: "false" }, "/eventos/7?parte=compras");
  expect(await screen.findByText("Desabilitado")).toBeVisible();
  expect(screen.getByRole("button", { name: "Reativar Casamento da Ana" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Editar/ })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what a cancelled event leaves open falls due no more", async () => {
  const charge = {
    id: 1,
    kind: "saldo" as const,
    amount: "500.00",
    dueOn: "2090-01-01",
    dueAt: null,
    note: null,
    paid: "0.00",
  };
  const priced = {
    ...future,
    pricingMode: "fechado" as const,
    price: "500.00",
    basePrice: "500.00",
    total: "500.00",
  };
  openPage({ ...priced, status: "cancelado", charges: [charge] });
  const price = await section("Preço");
  expect(price.getByText("Saldo").closest("p")).toHaveTextContent(/500,00Não recebido$/);
});

const lossy: PricedEvent = {
  ...future,
  stockState: "back",
  stockUse: [
    sampleUse({ ingredientId: 1, withdrawn: 4, returned: 1, lost: 0.75, cost: "90", lostCost: "30" }),
  ],
};

test("what was lost has its column, and its reason and cost below", async () => {
  const loss = {
    id: 5,
    kind: "quebra",
    ingredientId: 1,
    ingredientName: "Vodka",
    unit: "L",
    quantity: 0.75,
    cost: "30",
    reason: "Caiu da mesa",
    eventId: 7,
    eventName: "Casamento da Ana",
    createdAt: future.createdAt,
  };
  openPage(lossy, "/eventos/7", { "GET /api/losses?event=7": { body: [loss] } });
  const history = await section("Histórico");
  expect(history.getByRole("columnheader", { name: "Perdido" })).toBeInTheDocument();
  // Used and lost are the cost of the stock, each told once.
  expect(history.getByRole("row", { name: /^Vodka/ })).toHaveTextContent(/0,75.*2,25 LR\$\s90,00$/);
  expect(await history.findByText("Caiu da mesa")).toBeVisible();
  expect(history.getByText(/^Quebra de 0,75 L de Vodka/).closest("li")).toHaveTextContent(/R\$\s30,00$/);
});

test("a broken bottle is told as one", async () => {
  const bottles = { ...vodka, unit: "unidade" as const, unitWord: "garrafa" as const };
  openPage(lossy, "/eventos/7", {
    "GET /api/ingredients": { body: [bottles, lemon] },
    "GET /api/losses?event=7": {
      body: [
        {
          id: 5,
          kind: "quebra",
          ingredientId: 1,
          ingredientName: "Vodka",
          unit: "unidade",
          quantity: 1,
          cost: "30",
          reason: "Caiu da mesa",
          eventId: 7,
          eventName: "Casamento da Ana",
          createdAt: future.createdAt,
        },
      ],
    },
  });
  expect(await screen.findByText(/^Quebra de 1 garrafa de Vodka/)).toBeVisible();
});

test("without losses there is no column for them", async () => {
  const { routes } = openPage({
    ...lossy,
    stockUse: [sampleUse({ ingredientId: 1, withdrawn: 4, returned: 1 })],
  });
  expect((await section("Histórico")).queryByRole("columnheader", { name: "Perdido" })).toBeNull();
  expect(routes().some((route) => route.includes("losses"))).toBe(false);
});
