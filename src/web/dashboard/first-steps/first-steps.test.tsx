import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import { answers, link, open } from "#web/dashboard/testing/open-dashboard.tsx";
import { event } from "#web/dashboard/testing/rows.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";

// The whole list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60));
afterEach(() => void vi.restoreAllMocks());

const nothing = {
  ...answers([], []),
  "GET /api/drinks": { body: [] },
  "GET /api/clients": { body: [] },
  "GET /api/payment-settings": { body: defaultPaymentSettings },
  "GET /api/proposal-settings": { body: defaultProposalSettings },
  "GET /api/company/logo": refusal(404, "Sem logotipo"),
  "GET /api/team": { body: { people: [{ id: 2 }], invitations: [] } },
};

test("a company that begins is told what comes first, and that there is nothing yet", async () => {
  stubApi(nothing);
  open();
  expect(await link(/^1 Cadastre ingredientes/)).toHaveAttribute("href", "/estoque");
  expect(await link(/^2 Monte drinks/)).toHaveAttribute("href", "/drinks");
  expect(await link(/^3 Cadastre um cliente/)).toHaveAttribute("href", "/clientes");
  expect(await link(/^4 Planeje um evento/)).toHaveAttribute("href", "/eventos");
  expect(await link(/^5 Informe a chave Pix/)).toHaveAttribute("href", "/empresa#recebimentos");
  expect(await link(/^6 Confira as condições/)).toHaveAttribute("href", "/empresa#propostas");
  expect(await link(/^7 Envie o logotipo/)).toHaveAttribute("href", "/empresa#propostas");
  expect(await link(/^8 Convide a equipe/)).toHaveAttribute("href", "/empresa#equipe");
  expect(screen.getByText("0 de 8 feitos")).toBeVisible();
  expect(screen.getByText("Nenhum evento próximo cadastrado")).toBeVisible();
  expect(screen.getByText("Todos os itens com estoque adequado")).toBeVisible();
  // Said once: nothing else of the page is about events that there are not.
  expect(screen.queryByRole("heading", { name: /Agora|Próximos 14 dias/ })).toBeNull();
});

test("a company that begins sees what it has done, until all is", async () => {
  stubApi({
    ...nothing,
    "GET /api/ingredients": { body: [vodka] },
    "GET /api/payment-settings": { body: { ...defaultPaymentSettings, pixKey: "ana@bar.com" } },
    "GET /api/proposal-settings": { body: { ...defaultProposalSettings, version: 2 } },
    "GET /api/team": { body: { people: [{ id: 2 }], invitations: [{ id: 1 }] } },
  });
  const { unmount } = open();
  await link(/^1 Monte drinks/);
  expect(await screen.findByText("4 de 8 feitos")).toBeVisible();
  // One line with the next step; all of them can be looked at.
  expect(screen.queryByText("Cadastre ingredientes")).toBeNull();
  expect(screen.queryByText("Planeje um evento")).toBeNull();
  const all = screen.getByRole("button", { name: /^Primeiros passos/ });
  await userEvent.click(all);
  expect(all.closest("section")).toHaveTextContent(
    /Cadastre ingredientes.*Informe a chave Pix.*Confira as.*Convide/,
  );
  unmount();
  stubApi(answers([event(1, "Passado", -90)]));
  open();
  await screen.findByText("Nenhum evento próximo cadastrado");
  expect(screen.queryByText("Primeiros passos")).toBeNull();
});

test("a company that begins may begin with the classic drinks from here", async () => {
  stubApi(nothing);
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Começar com drinks clássicos" }));
  expect(await screen.findByRole("dialog", { name: "Começar com drinks clássicos" })).toBeVisible();
});

test("the steps may be dismissed", async () => {
  stubApi(nothing);
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Dispensar os primeiros passos" }));
  expect(screen.queryByText("Primeiros passos")).toBeNull();
});

test("whoever has planned an event works already: not even the clients are fetched", async () => {
  const { routes } = stubApi(answers([event(1, "Passado", -90)]));
  open();
  await screen.findByText("Nenhum evento próximo cadastrado");
  expect(routes()).not.toContain("GET /api/clients");
});

test("a manager has the steps of the work alone, and fetches nothing of the company", async () => {
  const { routes } = stubApi(nothing);
  open("gestor");
  expect(await screen.findByText("0 de 4 feitos")).toBeVisible();
  expect(routes()).not.toContain("GET /api/team");
});
