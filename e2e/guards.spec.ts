import { expect, type Page } from "@playwright/test";
import { COMPANY_PAGES } from "./support/company-pages.ts";
import { test } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

/** What a screen is recognised by. */
const screens = {
  register: (page: Page) => page.getByRole("button", { name: "Cadastrar Empresa" }).waitFor(),
  confirm: (page: Page) => page.getByText("Token de confirmação inválido ou ausente").waitFor(),
  reset: (page: Page) => page.getByRole("heading", { name: "Redefinir senha" }).waitFor(),
  invitation: (page: Page) => page.getByText("Convite inválido ou ausente").waitFor(),
  forced: (page: Page) => page.getByRole("heading", { name: "Alterar senha" }).waitFor(),
  notFound: async (page: Page) => {
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await expect(page.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  },
  Dashboard: heading("Dashboard"),
  Estoque: heading("Estoque"),
  Drinks: heading("Drinks"),
  Eventos: heading("Eventos"),
  Compras: heading("Compras"),
  "Compras anteriores": heading("Compras anteriores"),
  Clientes: heading("Clientes"),
  Recebimentos: heading("Recebimentos"),
  Relatórios: heading("Relatórios"),
  Fornecedores: heading("Fornecedores"),
  Empresa: heading("Empresa"),
  "Minha conta": heading("Minha conta"),
  Atividade: heading("Atividade"),
};

type Screen = keyof typeof screens;

function heading(name: string) {
  return (page: Page) => page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
}

/** What a company user sees at each path, and where a redirect ends. */
const table: readonly (readonly [path: string, screen: Screen, at?: string])[] = [
  ["/login", "Dashboard", "/"],
  ["/register", "register"],
  ["/confirm-company", "confirm"],
  ["/reset-password", "reset"],
  ["/change-password", "forced"],
  ["/convite", "invitation"],
  ...COMPANY_PAGES,
  ["/admin", "Dashboard", "/"],
  ["/admin/users/7", "Dashboard", "/"],
  ["/nada", "notFound"],
  ["/ui", "notFound"],
];

/**
 * As the Back button does, to any address. The router decides anew, as it does for a page that is loaded there, which
 * takes several times as long; each screen is loaded by its address where its accessibility is looked at.
 */
const walkTo = (page: Page, path: string) =>
  page.evaluate((path) => {
    window.history.pushState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

test("a company user finds the right screen at every path", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  // The first is loaded, the others are walked to.
  await page.goto("/login");
  await screens.Dashboard(page);
  for (const [path, screen, at = path] of table) {
    await test.step(path, async () => {
      // From a screen that is another one for everybody: what is seen then has come with this path.
      const [before, elsewhere] =
        screen === "notFound" ? (["register", "/register"] as const) : (["notFound", "/nada"] as const);
      await walkTo(page, elsewhere);
      await screens[before](page);
      await walkTo(page, path);
      await screens[screen](page);
      await expect(page).toHaveURL(at);
    });
  }
});
