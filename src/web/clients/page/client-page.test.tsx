import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Proposal } from "#shared/proposals/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { maria } from "#web/clients/testing/open-clients.tsx";
import { wedding } from "#web/events/testing/bar.ts";
import { answers, charges, NOW } from "#web/payments/testing/open-payments.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const saldo = {
  id: 1,
  kind: "saldo" as const,
  note: null,
  dueOn: "2026-11-13",
  amount: "1250.00",
  paid: "625.00",
};
const tasting = {
  ...wedding,
  id: 1,
  name: "Degustação",
  date: "2026-11-08T15:00:00.000Z",
  clients: [1],
  status: "concluído" as const,
  agreed: true,
  refused: false,
  price: "1250.00",
  total: "1250.00",
  charges: [saldo],
};
const dinner = {
  ...tasting,
  id: 2,
  name: "Jantar",
  date: "2026-11-23T22:00:00.000Z",
  status: "orçamento" as const,
  agreed: false,
  price: "2800.00",
  total: "2800.00",
  charges: [],
};
const others = { ...tasting, id: 3, name: "Festa de outro", clients: [2] };
const proposal = {
  id: 5,
  eventId: 2,
  eventName: "Jantar",
  number: 14,
  version: 1,
  state: "enviada",
  isAddendum: false,
  validUntil: "2026-11-20",
  total: "2800.00",
  seenAt: "2026-11-13T12:00:00.000Z",
  revokedAt: null,
} as Proposal;

const base = {
  ...answers(charges.map((charge) => ({ ...charge, clientIds: [1], clientNames: ["Maria Conceição"] }))),
  "GET /api/clients": { body: [maria] },
  "GET /api/events": { body: [tasting, dinner, others] },
  "GET /api/proposals": { body: [proposal] },
};
const open = async (more: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({ ...base, ...more });
  visit("/clientes/1", "t");
  await screen.findByRole("heading", { level: 1, name: "Maria Conceição" });
  return api;
};
const figure = (label: string) => screen.getByText(label).parentElement as HTMLElement;

test("the open amount leads; then what was received, agreed, and would come", async () => {
  await open();
  expect(figure("Em aberto")).toHaveTextContent("R$ 625,00venceu sex 13/11, há 3 dias");
  expect(figure("Recebido")).toHaveTextContent("R$ 625,00em 1 evento");
  expect(figure("Fechado")).toHaveTextContent("R$ 1.250,001 evento desde 2026");
  expect(figure("Se fechar")).toHaveTextContent("R$ 2.800,001 evento");
  expect(screen.getByText("seg 23/11/2026", { selector: "header span" })).toBeVisible();
  expect(document.title).toBe("Maria Conceição · Balcão");
});

test("events and proposals of the client alone, the newest first, lead to their events", async () => {
  await open();
  const rows = within(screen.getByRole("list", { name: "Eventos" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Jantar.*R\$\s2\.800,00se fechar$/),
    expect.stringMatching(/Degustação.*R\$\s1\.250,00falta R\$\s625,00$/),
  ]);
  const [offer] = await within(await screen.findByRole("list", { name: "Propostas" })).findAllByRole(
    "listitem",
  );
  expect(offer).toHaveTextContent("nº 14Jantar vista há 3 dias, até 20/11/2026R$ 2.800,00");
  expect(within(offer as HTMLElement).getByRole("link")).toHaveAttribute("href", "/eventos/2");
});

test("an overdue client is reminded, of what has been overdue for longest; else the main thing is a new event", async () => {
  await open();
  const reminder = await screen.findByRole("link", { name: "Cobrar no WhatsApp" });
  expect(reminder.getAttribute("href")).toContain("https://wa.me/5511987654321?text=");
  expect(screen.getByRole("link", { name: "Novo evento" })).toHaveAttribute(
    "href",
    "/eventos?novo=&cliente=1",
  );
});

test("nobody is reminded of what is not due", async () => {
  const { routes } = await open({ "GET /api/events": { body: [dinner] } });
  expect(screen.getByRole("link", { name: "Novo evento" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Cobrar no WhatsApp" })).toBeNull();
  expect(routes()).not.toContain("GET /api/charges");
});

test("contact and note; the note is changed in place, and a refusal keeps what was typed", async () => {
  let isRefused = true;
  const { sent } = await open({
    "PUT /api/clients/1": () => (isRefused ? refusal(409, VERSION_CONFLICT) : { body: maria }),
  });
  for (const text of ["maria@festa.com", "CPF 123.456.789-09", "Cadastrado em 05/03/2026"])
    expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Alterar a nota" }));
  await fill(screen.getByLabelText("Nota"), "Só Pix");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(screen.getByLabelText("Nota")).toHaveAccessibleDescription(VERSION_CONFLICT));
  expect(screen.getByLabelText("Nota")).toHaveValue("Só Pix");
  isRefused = false;
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(screen.queryByLabelText("Nota")).toBeNull());
  const { companyId: _companyId, createdAt: _createdAt, id: _id, ...entered } = maria;
  expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toEqual({
    ...entered,
    notes: "Só Pix",
  });
});

test("a note that is not saved is asked about before a link loses it", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Alterar a nota" }));
  await fill(screen.getByLabelText("Nota"), "Só Pix");
  await userEvent.click(screen.getByRole("link", { name: "Novo evento" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continuar editando" }));
  expect(screen.getByLabelText("Nota")).toHaveValue("Só Pix");
});

test("a removed client leads back to the list", async () => {
  let present = [maria];
  await open({
    "GET /api/clients": () => ({ body: present }),
    "DELETE /api/clients/1": () => {
      present = [];
      return { body: {} };
    },
  });
  vi.stubGlobal("confirm", () => true);
  await userEvent.click(screen.getByRole("button", { name: "Mais ações: Maria Conceição" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Remover" }));
  await screen.findByRole("heading", { level: 1, name: "Clientes" });
  expect(window.location.pathname).toBe("/clientes");
});

test("an unknown client is told to be one", async () => {
  stubApi(base);
  visit("/clientes/99", "t");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Cliente não encontrado" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ver clientes" })).toHaveAttribute("href", "/clientes");
});

test("the team sees the name and the events only", async () => {
  const { id, name, companyId, createdAt, version } = maria;
  const { routes } = await open({
    "GET /api/user": { body: { ...companyUser, companyRole: "equipe" } },
    "GET /api/clients": { body: [{ id, name, companyId, createdAt, version }] },
  });
  expect(screen.getByRole("link", { name: "Degustação" })).toBeVisible();
  for (const text of [/R\$/, "Contato", "Nota", "Propostas", /Cadastrado em/])
    expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole("link", { name: "Novo evento" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Mais ações: / })).toBeNull();
  expect(routes()).not.toContain("GET /api/proposals");
});
