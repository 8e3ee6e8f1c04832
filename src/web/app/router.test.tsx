import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { companyUser, newUser, systemAdmin } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

const stats = { totalCompanies: 1, totalUsers: 2, totalEvents: 3, totalDrinks: 4, totalClients: 5 };
const answersFor = (user: unknown) => ({
  "GET /api/user": { body: user },
  "GET /api/admin/stats": { body: stats },
  "POST /api/logout": { body: {} },
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("signed out, a protected address shows the login in place", async () => {
  stubApi({});
  visit("/estoque");
  await heading("Balcão");
  expect(window.location.pathname).toBe("/estoque");
  await waitFor(() => expect(document.title).toBe("Entrar · Balcão"));
});

test("while the session is checked there is a spinner, then the screen in its shell", async () => {
  stubApi(answersFor(companyUser));
  visit("/estoque", "t");
  expect(screen.getByRole("status")).toHaveTextContent("Carregando...");
  await heading("Estoque");
  expect(screen.getByText("Controle de ingredientes")).toBeVisible();
  expect(screen.getAllByText("Bar da Ana")).not.toHaveLength(0);
  await waitFor(() => expect(document.title).toBe("Estoque · Balcão"));
});

test("a new user meets the forced change wherever they go", async () => {
  stubApi(answersFor(newUser));
  visit("/relatorios", "t");
  await heading("Alterar senha");
});

test.each([
  ["/", systemAdmin, "/admin", "Dashboard Administrativo"],
  ["/login", systemAdmin, "/admin", "Dashboard Administrativo"],
  ["/admin/companies", companyUser, "/", "Dashboard"],
  ["/login", companyUser, "/", "Dashboard"],
])("at %s, case %#: sent on", async (path, user, end, title) => {
  stubApi(answersFor(user));
  visit(path, "t");
  await heading(title);
  expect(window.location.pathname).toBe(end);
});

test("an unknown address is not found", async () => {
  stubApi({});
  visit("/nada");
  await heading("404 Page Not Found");
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
  expect(screen.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
});

test("navigating marks the current entry and moves the focus to the new title", async () => {
  stubApi(answersFor(companyUser));
  visit("/estoque", "t");
  await heading("Estoque");
  expect(document.body).toHaveFocus();
  const [link] = screen.getAllByRole("link", { name: "Eventos" });
  await userEvent.click(link as HTMLElement);
  const title = await heading("Eventos");
  // Moved by an effect, which may come after the title.
  await waitFor(() => expect(title).toHaveFocus());
  const current = screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
  expect(new Set(current)).toEqual(new Set(["Eventos"]));
});

test("logout shows the login in place", async () => {
  stubApi(answersFor(companyUser));
  visit("/estoque", "t");
  await heading("Estoque");
  await userEvent.click(screen.getByRole("button", { name: "Sair" }));
  await heading("Balcão");
  expect(window.location.pathname).toBe("/estoque");
});

test("a query answered 401 ends the session", async () => {
  stubApi({ ...answersFor(systemAdmin), "GET /api/admin/stats": refusal(401, "Sessão inválida") });
  visit("/admin", "t");
  await heading("Balcão");
  await waitFor(() => expect(localStorage.getItem("auth_token")).toBeNull());
});

test("another login brings nothing of the one before", async () => {
  const { routes } = stubApi(answersFor(systemAdmin));
  visit("/admin", "t1");
  await heading("Dashboard Administrativo");
  localStorage.setItem("auth_token", "t2");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" })));
  await waitFor(() => expect(routes().filter((route) => route === "GET /api/admin/stats")).toHaveLength(2));
});
