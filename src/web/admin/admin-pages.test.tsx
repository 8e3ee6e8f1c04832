import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AdminCompany, AdminUser } from "#shared/admin/contract.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { AdminDashboardPage } from "./admin-dashboard-page.tsx";
import { CompaniesPage } from "./companies-page.tsx";
import { UsersPage } from "./users-page.tsx";

const createdAt = "2026-03-05T15:00:00.000Z";
const ana: AdminCompany = {
  id: 1,
  name: "Bar da Ana",
  email: "ana@bar.com",
  phone: "(11) 5555",
  cnpj: "12.345",
  isActive: 1,
  closedAt: null,
  createdAt,
};
const ivo: AdminCompany = {
  ...ana,
  id: 2,
  name: "Empório Ivo",
  email: "ivo@bar.com",
  phone: null,
  cnpj: null,
  isActive: 0,
};
const admin: AdminUser = {
  id: 1,
  username: "admin",
  email: "admin@balcao.local",
  role: "admin_system",
  companyId: null,
  isActive: 1,
  createdAt,
};
const eva: AdminUser = { ...admin, id: 2, username: "eva", email: "eva@bar.com", role: "user", companyId: 1 };
const leo: AdminUser = { ...eva, id: 3, username: "leo", email: "leo@bar.com", companyId: 77, isActive: 0 };

const answers = {
  "GET /api/admin/companies": { body: [ana, ivo] },
  "GET /api/admin/clients-by-company": { body: [{ companyId: 1, clientCount: 1 }] },
  "GET /api/admin/users": { body: [admin, eva, leo] },
};

const open = (page: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient({ onUnauthorized: () => {} })}>
      {page}
    </QueryClientProvider>,
  );
const itemOf = async (name: string) =>
  (await screen.findByRole("heading", { level: 2, name })).closest("[role=listitem]") as HTMLElement;

// The list draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100));
afterEach(() => {
  window.history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a company is closed after a question, and reopened without one; one that nobody confirmed is neither", async () => {
  let shown: AdminCompany = ana;
  const { routes } = stubApi({
    ...answers,
    "GET /api/admin/companies": () => ({ body: [shown, ivo] }),
    "GET /api/admin/erased-companies": {
      body: [{ number: 7, closedAt: createdAt, erasedAt: createdAt, rows: 1234 }],
    },
    "POST /api/admin/companies/1/close": () => {
      shown = { ...ana, isActive: 0, closedAt: "2026-11-19T02:30:00.000Z" };
      return { body: {} };
    },
    "POST /api/admin/companies/1/reopen": () => {
      shown = ana;
      return { body: {} };
    },
  });
  open(<CompaniesPage />);
  const item = await itemOf("Bar da Ana");
  expect(await screen.findByText(/^Empresa 7: .* \(1\.234 registros\)$/)).toBeVisible();
  expect(within(await itemOf("Empório Ivo")).queryByRole("button")).toBeNull();
  await userEvent.click(within(item).getByRole("button", { name: "Encerrar Bar da Ana" }));
  const question = await screen.findByRole("alertdialog", { name: "Encerrar empresa?" });
  expect(routes().some((route) => route.startsWith("POST"))).toBe(false);
  await userEvent.click(within(question).getByRole("button", { name: "Encerrar" }));
  expect(await within(item).findByText("Encerrada em 18/11/2026, apagada em 18/12/2026")).toBeVisible();
  expect(item).toHaveTextContent("Inativa");
  await userEvent.click(within(item).getByRole("button", { name: "Reabrir Bar da Ana" }));
  expect(await within(item).findByRole("button", { name: "Encerrar Bar da Ana" })).toBeVisible();
});

test("the dashboard shows the five totals", async () => {
  const stats = { totalCompanies: 1234, totalUsers: 2, totalEvents: 3, totalDrinks: 4, totalClients: 5 };
  stubApi({ "GET /api/admin/stats": { body: stats } });
  open(<AdminDashboardPage />);
  expect(await screen.findByText("1.234")).toBeVisible();
  expect(screen.getAllByText(/^Total de /).map(({ textContent }) => textContent)).toEqual([
    "Total de Empresas",
    "Total de Usuários",
    "Total de Eventos",
    "Total de Drinks",
    "Total de Clientes",
  ]);
});

test("each company shows its facts; what it lacks is left out", async () => {
  stubApi(answers);
  open(<CompaniesPage />);
  const first = within(await itemOf("Bar da Ana"));
  for (const text of ["Ativa", "ana@bar.com", "(11) 5555", "CNPJ 12.345", "1 cliente"]) {
    expect(first.getByText(text)).toBeVisible();
  }
  expect(first.getByText("Cadastrada em 05/03/2026")).toBeVisible();
  const second = within(await itemOf("Empório Ivo"));
  for (const text of ["Inativa", "0 clientes"]) expect(second.getByText(text)).toBeVisible();
  expect(second.queryByText(/CNPJ \d/)).toBeNull();
  expect(screen.getByText("Total: 2 empresas")).toBeVisible();
});

test("companies are found without accents and case", async () => {
  stubApi(answers);
  open(<CompaniesPage />);
  const search = await screen.findByRole("searchbox", { name: /por nome, e-mail, telefone ou CNPJ$/ });
  expect(search).toHaveAttribute("placeholder", "Nome, e-mail, telefone, CNPJ");
  await fill(search, "EMPORIO");
  expect(await itemOf("Empório Ivo")).toBeVisible();
  expect(screen.queryByText("Bar da Ana")).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), "x");
  expect(screen.getByText("Nenhuma empresa encontrada")).toBeVisible();
});

test("each user shows role, status and company; a system admin cannot be toggled", async () => {
  stubApi(answers);
  open(<UsersPage />);
  const first = within(await itemOf("admin"));
  expect(first.getByText("Sistema")).toBeVisible();
  expect(first.queryByRole("button")).toBeNull();
  const second = within(await itemOf("eva"));
  for (const text of ["Ativo", "Usuário", "eva@bar.com", "Bar da Ana", "Desativar"])
    expect(second.getByText(text)).toBeVisible();
  expect(second.getByText("Cadastrado em 05/03/2026")).toBeVisible();
  const third = within(await itemOf("leo"));
  for (const text of ["Inativo", "Empresa 77", "Ativar"]) expect(third.getByText(text)).toBeVisible();
  expect(screen.getByText("Total: 3 usuários")).toBeVisible();
});

test("blocking asks first; then the list is fetched again", async () => {
  const { routes } = stubApi({ ...answers, "POST /api/admin/users/2/toggle-status": { body: {} } });
  open(<UsersPage />);
  await userEvent.click(within(await itemOf("eva")).getByRole("button"));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(routes()).not.toContain("POST /api/admin/users/2/toggle-status");
  await userEvent.click(dialog.getByRole("button", { name: "Desativar" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(routes().slice(-2)).toEqual(["POST /api/admin/users/2/toggle-status", "GET /api/admin/users"]);
  expect(getSnapshot()[0]).toMatchObject({
    title: "Status alterado",
    description: "Status do usuário alterado com sucesso",
  });
});

test("letting somebody in again does not ask; from an old list it is refused, and the list is fetched again", async () => {
  const toggle = "POST /api/admin/users/3/toggle-status";
  const { sent, routes } = stubApi({ ...answers, [toggle]: refusal(409, "O status já foi alterado") });
  open(<UsersPage />);
  await userEvent.click(within(await itemOf("leo")).getByRole("button"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await waitFor(() =>
    expect(getSnapshot()[0]).toMatchObject({
      title: "Erro",
      description: "Erro ao alterar status do usuário",
    }),
  );
  // The status that was shown goes along, so that a click never does the opposite.
  expect(sent.find(({ route }) => route === toggle)?.headers.get("If-Match")).toBe('"0"');
  await waitFor(() => expect(routes().slice(-2)).toEqual([toggle, "GET /api/admin/users"]));
});

test.each([
  [
    <CompaniesPage key="c" />,
    { "GET /api/admin/companies": { body: [] }, "GET /api/admin/clients-by-company": { body: [] } },
    "Nenhuma empresa cadastrada no sistema",
  ],
  [<UsersPage key="u" />, { "GET /api/admin/users": { body: [] } }, "Nenhum usuário cadastrado no sistema"],
])("case %#: an empty list says so", async (page, empty, text) => {
  stubApi(empty);
  open(page);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [<AdminDashboardPage key="d" />, {}, "Failed to fetch stats"],
  [
    <CompaniesPage key="c" />,
    { ...answers, "GET /api/admin/companies": refusal(500, "x") },
    "Failed to fetch companies",
  ],
  [
    <CompaniesPage key="c2" />,
    { ...answers, "GET /api/admin/clients-by-company": refusal(500, "x") },
    "Failed to fetch clients by company",
  ],
  [<UsersPage key="u" />, { ...answers, "GET /api/admin/users": refusal(500, "x") }, "Failed to fetch users"],
])("case %#: a failed fetch shows its name and can be tried again", async (page, failing, message) => {
  const { sent } = stubApi(failing);
  open(page);
  expect(await screen.findByText(message)).toBeVisible();
  const before = sent.length;
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  await waitFor(() => expect(sent.length).toBe(before + 1));
});

test("a company leads to its users, found already", async () => {
  stubApi(answers);
  const first = open(<CompaniesPage />);
  const link = within(await itemOf("Bar da Ana")).getByRole("link", { name: "Usuários de Bar da Ana" });
  expect(link).toHaveAttribute("href", "/admin/users?busca=Bar+da+Ana");
  first.unmount();
  window.history.replaceState(null, "", "/admin/users?busca=Bar+da+Ana");
  open(<UsersPage />);
  expect(await itemOf("eva")).toBeVisible();
  expect(screen.queryByText("leo")).toBeNull();
});

test.each([
  ["/admin/companies", <CompaniesPage key="c" />, "Bar da Ana"],
  ["/admin/users", <UsersPage key="u" />, "eva"],
])("the search at %s goes to the address and comes from it", async (path, page, name) => {
  stubApi(answers);
  window.history.replaceState(null, "", path);
  const first = open(page);
  await fill(await screen.findByRole("searchbox"), "100%");
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`${path}?busca=100%25`));
  first.unmount();
  open(page);
  expect(await screen.findByRole("searchbox")).toHaveValue("100%");
  expect(screen.queryByText(name)).toBeNull();
  await userEvent.clear(screen.getByRole("searchbox"));
  expect(await itemOf(name)).toBeVisible();
});

test("keys are ended for whoever lost them, an app or the only passkey", async () => {
  const users = [eva, { ...eva, id: 4, username: "gil", hasKey: true }, { ...leo, hasSecondStep: true }];
  const { routes } = stubApi({
    ...answers,
    "GET /api/admin/users": { body: users },
    "POST /api/admin/users/4/end-second-step": { body: { message: "Segunda etapa encerrada" } },
  });
  open(<UsersPage />);
  const buttons = await screen.findAllByRole("button", { name: /^Encerrar segunda etapa/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Encerrar segunda etapa de gil",
    "Encerrar segunda etapa de leo",
  ]);
  await userEvent.click(buttons[0] as HTMLElement);
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Encerrar" }));
  await waitFor(() => expect(routes()).toContain("POST /api/admin/users/4/end-second-step"));
});
