import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";
import { noteUnsaved } from "#web/ui/dialogs/unsaved-changes.ts";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that knows the role of now, and tells it with every answer of the company. */
function openAs(address: string, first: CompanyRole) {
  let companyRole = first;
  const answer = (body: unknown) => () => ({ body, headers: { "Company-Role": companyRole } });
  const stub = stubApi({
    "GET /api/user": () => ({ body: { ...companyUser, companyRole } }),
    "GET /api/clients": answer([]),
    "GET /api/events": answer([]),
    "GET /api/drinks": answer([]),
    "GET /api/ingredients": answer([]),
    "GET /api/activity": answer({ activities: [], people: [] }),
    "GET /api/reports": refusal(500, "Erro"),
  });
  visit(address, "t");
  const count = (route: string) => stub.routes().filter((one) => one === route).length;
  return { count, become: (role: CompanyRole) => (companyRole = role) };
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const menu = () =>
  within(screen.getAllByRole("navigation")[0] as HTMLElement)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const openActivity = () => act(() => window.history.pushState(null, "", "/atividade"));
const go = (name: string) => userEvent.click(screen.getAllByRole("link", { name })[0] as HTMLElement);

test("the next answer tells a new role: other menu, no cached data, and a page without permission is left", async () => {
  const { become, count } = openAs("/clientes", "gestor");
  await heading("Clientes");
  expect(menu()).toContain("Relatórios");
  await waitFor(() => expect(count("GET /api/clients")).toBe(1));
  become("equipe");
  openActivity();
  await waitFor(() => expect(menu()).not.toContain("Clientes"));
  expect(await screen.findByText("Sua função agora é Equipe")).toBeVisible();
  expect(menu()).toEqual(["Dashboard", "Estoque", "Drinks", "Eventos", "Compras"]);
  await heading("Atividade");
  act(() => window.history.replaceState(null, "", "/clientes"));
  await heading("Dashboard");
  expect(window.location.pathname).toBe("/");
});

test("somebody who may more sees it as well, without a login", async () => {
  const { become } = openAs("/estoque", "equipe");
  await heading("Estoque");
  expect(menu()).not.toContain("Empresa");
  become("dono");
  await go("Eventos");
  await waitFor(() => expect(menu()).toContain("Empresa"));
});

test("the same role again asks nobody", async () => {
  const { count } = openAs("/estoque", "gestor");
  await heading("Estoque");
  const before = count("GET /api/user");
  await go("Eventos");
  await heading("Eventos");
  expect(count("GET /api/user")).toBe(before);
});

test("what is unsaved stays until it is saved or discarded, then the screens follow", async () => {
  const { become } = openAs("/estoque", "gestor");
  await heading("Estoque");
  const saved = noteUnsaved();
  become("equipe");
  openActivity();
  await heading("Atividade");
  expect(menu()).toContain("Clientes");
  act(saved);
  await waitFor(() => expect(menu()).not.toContain("Clientes"));
});

test("the next answer tells another time zone: days and hours follow it", async () => {
  let timeZone = "America/Sao_Paulo";
  const client = {
    id: 1,
    name: "Ana",
    email: null,
    phone: null,
    cpf: null,
    cnpj: null,
    address: null,
    notes: null,
  };
  const answer = (body: unknown) => () => ({
    body,
    headers: { "Company-Role": "dono", "Company-Time-Zone": timeZone },
  });
  stubApi({
    "GET /api/user": () => ({ body: { ...companyUser, timeZone } }),
    "GET /api/clients": answer([{ ...client, version: 1, createdAt: "2026-01-01T02:30:00.000Z" }]),
    "GET /api/events": answer([]),
    "GET /api/activity": answer({ activities: [], people: [] }),
  });
  visit("/clientes", "t");
  expect(await screen.findByText("Cadastrado em 31/12/2025")).toBeVisible();
  timeZone = "America/Noronha";
  openActivity();
  await screen.findByText("Nenhuma atividade registrada");
  await go("Clientes");
  expect(await screen.findByText("Cadastrado em 01/01/2026")).toBeVisible();
});
