import { expect, type Page } from "@playwright/test";
import { adminToken, callApi, confirmedCompany } from "./support/accounts.ts";
import { test } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

/** What a screen is recognised by. */
const screens = {
  login: (page: Page) => page.getByRole("button", { name: "Entrar" }).waitFor(),
  register: (page: Page) => page.getByRole("button", { name: "Cadastrar Empresa" }).waitFor(),
  confirm: (page: Page) => page.getByText("Token de confirmação inválido ou ausente").waitFor(),
  reset: (page: Page) => page.getByRole("heading", { name: "Redefinir senha" }).waitFor(),
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
  Clientes: heading("Clientes"),
  Relatórios: heading("Relatórios"),
  Atividade: heading("Atividade"),
  admin: heading("Dashboard Administrativo"),
  companies: heading("Gerenciar Empresas"),
  users: heading("Gerenciar Usuários"),
  accounts: heading("Atividade das Contas"),
};

type Screen = keyof typeof screens;

function heading(name: string) {
  return (page: Page) => page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
}

/** For each path: what nobody, a company user, one who must change the password, and an admin see, and where. */
const table: [path: string, nobody: Screen, user: Screen, mustChange: Screen, admin: Screen][] = [
  ["/login", "login", "Dashboard", "forced", "admin"],
  ["/register", "register", "register", "register", "register"],
  ["/confirm-company", "confirm", "confirm", "confirm", "confirm"],
  ["/reset-password", "reset", "reset", "reset", "reset"],
  ["/change-password", "forced", "forced", "forced", "forced"],
  ["/", "login", "Dashboard", "forced", "admin"],
  ["/estoque", "login", "Estoque", "forced", "notFound"],
  ["/drinks", "login", "Drinks", "forced", "notFound"],
  ["/eventos", "login", "Eventos", "forced", "notFound"],
  ["/clientes", "login", "Clientes", "forced", "notFound"],
  ["/relatorios", "login", "Relatórios", "forced", "notFound"],
  ["/atividade", "login", "Atividade", "forced", "notFound"],
  ["/admin", "login", "Dashboard", "forced", "admin"],
  ["/admin/companies", "login", "Dashboard", "forced", "companies"],
  ["/admin/users", "login", "Dashboard", "forced", "users"],
  ["/admin/activity", "login", "Dashboard", "forced", "accounts"],
  ["/admin/nada", "notFound", "Dashboard", "forced", "notFound"],
  ["/admin/users/7", "notFound", "Dashboard", "forced", "notFound"],
  ["/nada", "notFound", "notFound", "notFound", "notFound"],
  ["/ui", "notFound", "notFound", "notFound", "notFound"],
];

/** Where a redirect ends; every other screen shows at the path that was asked for. */
const redirects: Record<string, Partial<Record<Screen, string>>> = {
  "/login": { Dashboard: "/", admin: "/admin", forced: "/" },
  "/": { admin: "/admin" },
  "/admin": { Dashboard: "/" },
  "/admin/companies": { Dashboard: "/" },
  "/admin/users": { Dashboard: "/" },
  "/admin/activity": { Dashboard: "/" },
  "/admin/nada": { Dashboard: "/", forced: "/" },
  "/admin/users/7": { Dashboard: "/", forced: "/" },
};

const callers: [string, (url: string) => Promise<string | undefined>][] = [
  ["nobody", async () => undefined],
  ["a company user", async (url) => (await readyCompany(url)).token],
  [
    "a user who must change the password",
    async (url) => {
      const { email, password } = await confirmedCompany(url);
      return (await callApi(url, "/api/login", { email, password })).token;
    },
  ],
  ["an admin", adminToken],
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

callers.forEach(([caller, tokenFor], column) => {
  test(`${caller} finds the right screen at every path`, async ({ page, product, signIn }) => {
    const token = await tokenFor(product.url);
    if (token) await signIn(token);
    // The first is loaded, the others are walked to.
    await page.goto("/login");
    await screens[table[0]?.[column + 1] as Screen](page);
    for (const [path, ...seen] of table) {
      await test.step(path, async () => {
        const screen = seen[column] as Screen;
        // From a screen that is another one for everybody: what is seen then has come with this path.
        const [before, elsewhere] =
          screen === "notFound" ? (["register", "/register"] as const) : (["notFound", "/nada"] as const);
        await walkTo(page, elsewhere);
        await screens[before](page);
        await walkTo(page, path);
        await screens[screen](page);
        await expect(page).toHaveURL(redirects[path]?.[screen] ?? path);
      });
    }
  });
});

test("the session is loading: a spinner, and neither the screen nor the login flashes", async ({
  page,
  product,
  signIn,
}) => {
  await signIn((await readyCompany(product.url)).token);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/user", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/estoque");
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(0);
  release();
  await screens.Estoque(page);
});

test("a token that fails is removed without a word", async ({ page, signIn }) => {
  await signIn("x".repeat(43));
  await page.goto("/estoque");
  await screens.login(page);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("leaving: from the company area the login shows in place, from the admin area at /login", async ({
  page,
  product,
  signIn,
}) => {
  await signIn((await readyCompany(product.url)).token);
  await page.goto("/drinks");
  await page.getByRole("button", { name: "Sair" }).click();
  await screens.login(page);
  await expect(page).toHaveURL("/drinks");
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();

  await signIn(await adminToken(product.url));
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Sair" }).click();
  await screens.login(page);
  await expect(page).toHaveURL("/login");
});
