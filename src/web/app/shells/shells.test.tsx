import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "#web/testing/stub-api.ts";
import { companyUser, systemAdmin } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entriesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const daily = [
  ["Dashboard", "/"],
  ["Estoque", "/estoque"],
  ["Drinks", "/drinks"],
  ["Eventos", "/eventos"],
];
const PURCHASES = ["Compras", "/compras"];
const CLIENTS = ["Clientes", "/clientes"];
const PAYMENTS = ["Dinheiro", "/recebimentos"];
const REPORTS = ["Relatórios", "/relatorios"];
const COMPANY = ["Empresa", "/empresa"];

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
  expect(entriesOf(side)).toEqual([...daily, CLIENTS, REPORTS, PURCHASES, PAYMENTS, COMPANY]);
  expect(within(side).getAllByRole("list")).toHaveLength(3);
  expect(entriesOf(tabs)).toEqual(daily);
  expect(sideBar).toContainElement(side);
  expect(sideBar).toHaveClass("hidden", "lg:flex");
  expect(tabs).toHaveClass("fixed", "bottom-0", "lg:hidden");
});

test.each([
  ["dono", [CLIENTS, REPORTS, PURCHASES, PAYMENTS, COMPANY]],
  ["gestor", [CLIENTS, REPORTS, PURCHASES, PAYMENTS]],
  ["equipe", [PURCHASES]],
])(
  "%s: what the role may open is in the side menu, and below on phones or behind Mais",
  async (companyRole, others) => {
    await open("/compras", { ...companyUser, companyRole });
    const [side, tabs] = screen.getAllByRole("navigation") as [HTMLElement, HTMLElement];
    expect(entriesOf(side)).toEqual([...daily, ...others]);
    expect(entriesOf(tabs)).toEqual(daily);
    const more = within(tabs).getByRole("button", { name: "Mais" });
    expect(more).toHaveAttribute("data-current");
    await userEvent.click(more);
    const sheet = within(await screen.findByRole("dialog", { name: "Mais" }));
    const links = sheet.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual(others);
  },
);

test.each([
  ["/clientes/5", "Clientes"],
  ["/eventos/7", "Eventos"],
  ["/eventos/7/baixa", "Eventos"],
  ["/fornecedores", "Compras"],
])("on %s the menu marks %s", async (address, entry) => {
  await open(address, companyUser);
  const [side] = screen.getAllByRole("navigation", { name: "Menu principal" }) as [HTMLElement];
  const marked = within(side)
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    [entry, "true"],
  ]);
});

test("an entry of the sheet leads to its screen, and the sheet is gone", async () => {
  await open("/estoque", companyUser);
  const more = screen.getByRole("button", { name: "Mais" });
  expect(more).not.toHaveAttribute("data-current");
  await userEvent.click(more);
  const sheet = await screen.findByRole("dialog", { name: "Mais" });
  await userEvent.click(within(sheet).getByRole("link", { name: "Clientes" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("on small screens the bar at the top has the user's menu", async () => {
  await open("/clientes", companyUser);
  const menu = screen.getByRole("button", { name: "Menu do usuário" });
  const top = menu.closest("header") as HTMLElement;
  expect(top).toHaveClass("lg:hidden");
  expect(within(top).getByText("Bar da Ana")).toBeVisible();
  await userEvent.click(menu);
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(["Minha conta", "Alterar Senha", "Sair"]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Alterar Senha" }));
  expect(await screen.findByRole("dialog", { name: "Alterar Senha" })).toBeVisible();
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
  const { inSideBar } = await open("/conta", companyUser);
  const before = window.history.length;
  await userEvent.click(inSideBar.getByRole("link", { name: "Minha conta" }));
  await userEvent.click(screen.getByRole("button", { name: "Menu do usuário" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Minha conta" }));
  expect(window.history).toHaveLength(before);
});
