import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Activity } from "#shared/activity/contract.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { companyUser, systemAdmin } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const line = (changes: Partial<Activity>): Activity => ({
  key: "a1",
  at: "2026-03-10T15:00:00.000Z",
  action: "login",
  username: "ana@bar.com.br",
  subject: null,
  count: 1,
  company: null,
  address: null,
  thing: null,
  thingId: null,
  details: null,
  stock: null,
  reason: null,
  ...changes,
});

const lines = () => within(screen.getByRole("list", { name: "Atividade" })).getAllByRole("listitem");

test("the company's trail is read page by page", async () => {
  const next = "2026-03-10T15:00:00.000Z";
  stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/activity": {
      body: { activities: [line({ action: "drink_deleted", subject: "Mojito" })], next },
    },
    [`GET /api/activity?before=${next}`]: {
      body: {
        activities: [line({ key: "a0", action: "user_blocked", username: null, subject: "x" })],
        next: null,
      },
    },
  });
  visit("/atividade", "t");
  await screen.findByText("Removeu o drink Mojito");
  await userEvent.click(screen.getByRole("button", { name: "Mostrar mais" }));
  await screen.findByText("Bloqueou o usuário x");
  expect(lines()[1]).toHaveTextContent("Administração do sistema");
  expect(screen.queryByRole("button", { name: "Mostrar mais" })).toBeNull();
});

test("an empty trail says so; one that cannot be had can be asked for again", async () => {
  let isDown = true;
  stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/activity": () =>
      isDown ? { status: 503, body: { message: "Indisponível" } } : { body: { activities: [], next: null } },
  });
  visit("/atividade", "t");
  await screen.findByText("Não foi possível carregar a atividade");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  await screen.findByText("Nenhuma atividade registrada");
});

test("all data of the company are saved as one file", async () => {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => saved.push(text));
    return "blob:x";
  });
  const { routes } = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/activity": { body: { activities: [], next: null } },
    "GET /api/company-data": { body: { company: { name: "Bar da Ana" } } },
  });
  visit("/atividade", "t");
  await userEvent.click(await screen.findByRole("button", { name: "Baixar meus dados" }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(routes()).toContain("GET /api/company-data");
  expect(JSON.parse(saved[0] as string)).toEqual({ company: { name: "Bar da Ana" } });
});

test.each(["gestor", "equipe"])("%s reads the activity, but is not offered all data", async (companyRole) => {
  stubApi({
    "GET /api/user": { body: { ...companyUser, companyRole } },
    "GET /api/activity": { body: { activities: [line({})], next: null } },
  });
  visit("/atividade", "t");
  await screen.findByRole("list", { name: "Atividade" });
  expect(screen.queryByRole("button", { name: "Baixar meus dados" })).not.toBeInTheDocument();
});

test("the admin sees the accounts of all companies, and from where they came", async () => {
  stubApi({
    "GET /api/user": { body: systemAdmin },
    "GET /api/admin/activity": {
      body: { activities: [line({ company: "Bar da Ana", address: "203.0.113.7" })], next: null },
    },
  });
  visit("/admin/activity", "t");
  await screen.findByText("Entrou no sistema");
  expect(lines()[0]).toHaveTextContent("ana@bar.com.br · Bar da Ana · de 203.0.113.7");
});

test("lines stand under their day, lead to their thing, and are filtered by person and thing", async () => {
  const change = line({
    key: "a3",
    at: new Date().toISOString(),
    action: "event_changed",
    subject: "Bodas",
    thing: "event",
    thingId: 7,
    details: { changes: [{ field: "guests", from: 150, to: 180 }] },
  });
  const adjusted = line({
    key: "m2",
    action: "ajuste",
    subject: "Vodka",
    thing: "ingredient",
    thingId: 2,
    stock: { from: 12, to: 10, unit: "L" },
  });
  const supplied = line({
    key: "a1",
    action: "supplier_changed",
    subject: "Adega Sul",
    thing: "supplier",
    thingId: 8,
    details: { changes: [{ field: "whatsapp" }] },
  });
  const people = [{ id: 4, username: "bia@bar.com.br" }];
  const { routes } = stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/activity": { body: { activities: [change, adjusted, supplied], next: null, people } },
    "GET /api/activity?thing=event": { body: { activities: [change], next: null, people } },
    "GET /api/activity?person=4&thing=event": { body: { activities: [], next: null, people } },
  });
  visit("/atividade", "t");
  expect(await screen.findByRole("heading", { name: "Hoje" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "ter 10/03/2026" })).toBeVisible();
  expect(lines()[0]).toHaveTextContent("Alterou o evento Bodas: convidados 150 → 180");
  expect(lines()[1]).toHaveTextContent("Ajustou o estoque de Vodka: 12 → 10 L");
  expect(screen.getByRole("link", { name: "Adega Sul" })).toHaveAttribute("href", "/fornecedores/8");
  expect(screen.getByRole("link", { name: "Bodas" })).toHaveAttribute("href", expect.stringContaining("7"));
  expect(screen.getByRole("link", { name: "Vodka" })).toHaveAttribute("href", "/estoque?busca=Vodka");
  await userEvent.selectOptions(screen.getByLabelText("Assunto"), "Eventos");
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText("Pessoa"), "bia@bar.com.br");
  expect(await screen.findByText("Nenhuma atividade com estes filtros")).toBeVisible();
  expect(routes()).toContain("GET /api/activity?person=4&thing=event");
});

test("what came by a link names who acted as they called themselves, and the link", async () => {
  const ofProposal = { of: "proposal", proposalId: 3 } as const;
  const onEvent = { subject: "Bodas", thing: "event", thingId: 7 } as const;
  const activities = [
    line({
      ...onEvent,
      key: "a4",
      action: "event_counted_by_team",
      username: "Téo",
      details: { link: { of: "team" } },
    }),
    line({
      ...onEvent,
      key: "a3",
      action: "proposal_accepted_by_client",
      username: "Ana",
      details: { link: ofProposal },
    }),
    line({
      ...onEvent,
      key: "a2",
      action: "proposal_refused_by_client",
      username: null,
      details: { link: ofProposal },
    }),
    line({ ...onEvent, key: "a1", action: "proposal_accepted_by_client" }),
  ];
  stubApi({
    "GET /api/user": { body: companyUser },
    "GET /api/activity": { body: { activities, next: null } },
  });
  visit("/atividade", "t");
  await screen.findByRole("list", { name: "Atividade" });
  const [counted, accepted, refused, older] = lines();
  expect(counted).toHaveTextContent(/Contou itens de BodasTéo · pelo link da equipe$/);
  expect(accepted).toHaveTextContent(/Aceitou a proposta de BodasAna · pelo link da proposta$/);
  expect(refused).toHaveTextContent(/Recusou a proposta de Bodaspelo link da proposta$/);
  expect(older).toHaveTextContent(/Recebeu o aceite do cliente para a proposta de Bodasana@bar.com.br$/);
});
