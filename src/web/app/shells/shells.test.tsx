import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "#web/app/testing/stub-api.ts";
import { companyUser, systemAdmin } from "#web/app/testing/users.ts";
import { visit } from "#web/app/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entriesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const companyEntries = [
  ["Dashboard", "/"],
  ["Estoque", "/estoque"],
  ["Drinks", "/drinks"],
  ["Eventos", "/eventos"],
  ["Clientes", "/clientes"],
  ["Relatórios", "/relatorios"],
  ["Empresa", "/empresa"],
];
const dailyEntries = companyEntries.slice(0, 4);

async function open(address: string, user: object) {
  stubApi({ "GET /api/user": { body: user } });
  visit(address, "t");
  const sideBar = (await screen.findByRole("complementary")) as HTMLElement;
  return { sideBar, inSideBar: within(sideBar) };
}

test("a company's menu stands beside the content on large screens, and below it as tabs on small ones", async () => {
  const { sideBar } = await open("/clientes", companyUser);
  const [side, tabs] = screen.getAllByRole("navigation", { name: "Menu principal" }) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(entriesOf(side)).toEqual(companyEntries);
  expect(entriesOf(tabs)).toEqual(dailyEntries);
  expect(within(tabs).getByRole("button", { name: "Mais" })).toHaveAttribute("aria-current", "page");
  expect(sideBar).toContainElement(side);
  expect(sideBar).toHaveClass("hidden", "lg:flex");
  expect(tabs).toHaveClass("fixed", "bottom-0", "lg:hidden");
});

test.each([
  ["dono", ["Clientes", "Relatórios", "Empresa"]],
  ["gestor", ["Clientes", "Relatórios"]],
  ["equipe", []],
])("behind the last tab a %s finds the rest: %j", async (companyRole, names) => {
  const { inSideBar } = await open("/eventos", { ...companyUser, companyRole });
  await userEvent.click(screen.getByRole("button", { name: "Mais" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Mais" }));
  const account = ["Atividade"];
  expect(sheet.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([...names, ...account]);
  expect(sheet.getByRole("button", { name: "Sair" })).toBeVisible();
  const beside = inSideBar.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent);
  expect(beside.filter((name) => ["Clientes", "Relatórios", "Empresa"].includes(name ?? ""))).toEqual(names);
});

test.each([
  ["equipe", "/clientes"],
  ["equipe", "/relatorios"],
  ["equipe", "/empresa"],
  ["gestor", "/empresa"],
])("a %s who asks for %s comes to the dashboard", async (companyRole, address) => {
  await open(address, { ...companyUser, companyRole });
  expect(window.location.pathname).toBe("/");
});

test("on small screens the bar at the top has the user's menu", async () => {
  await open("/clientes", companyUser);
  const menu = screen.getByRole("button", { name: "Menu do usuário" });
  const top = menu.closest("header") as HTMLElement;
  expect(top).toHaveClass("lg:hidden");
  expect(within(top).getByText("Bar da Ana")).toBeVisible();
  await userEvent.click(menu);
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect([items[0], items.at(-1)]).toEqual(["Alterar Senha", "Sair"]);
});

test.each([
  ["the company's name", companyUser, "Bar da Ana"],
  ["the user's name where there is none", { ...companyUser, companyName: null }, "ana@bar.com"],
])("the menu shows %s", async (_what, user, name) => {
  const { inSideBar } = await open("/clientes", user);
  expect(inSideBar.getByText(name, { selector: ".font-semibold" })).toBeVisible();
});

test.each([
  ["a company", "/clientes", companyUser],
  ["the system's admin", "/admin/users", systemAdmin],
])("the menu of %s has the password dialog and the way out", async (_what, address, user) => {
  const { inSideBar } = await open(address, user);
  expect(inSideBar.getByRole("button", { name: "Sair" })).toBeVisible();
  await userEvent.click(inSideBar.getByRole("button", { name: "Alterar Senha" }));
  expect(await screen.findByRole("dialog", { name: "Alterar Senha" })).toBeVisible();
});

test("the admin's shell has its title, its menu and, on small screens, a drawer with the same", async () => {
  const { inSideBar } = await open("/admin/users", systemAdmin);
  expect(inSideBar.getByText("Admin Sistema")).toBeVisible();
  const entries = [
    ["Dashboard", "/admin"],
    ["Empresas", "/admin/companies"],
    ["Usuários", "/admin/users"],
  ];
  expect(entriesOf(inSideBar.getByRole("navigation", { name: "Menu principal" }))).toEqual(entries);
  await userEvent.click(screen.getByRole("button", { name: "Abrir menu" }));
  const drawer = await screen.findByRole("dialog", { name: "Admin Sistema" });
  expect(entriesOf(within(drawer).getByRole("navigation"))).toEqual(entries);
});

test("an entry that leads to where the reader is leaves nothing to go back to", async () => {
  const { inSideBar } = await open("/atividade", companyUser);
  const before = window.history.length;
  await userEvent.click(inSideBar.getByRole("link", { name: "Atividade" }));
  await userEvent.click(screen.getByRole("button", { name: "Menu do usuário" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Atividade" }));
  expect(window.history).toHaveLength(before);
});
