import { type BrowserContext, expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings } from "./support/axe.ts";
import { test } from "./support/fixtures.ts";
import { loadedFonts } from "./support/loaded-fonts.ts";
import { readyCompany } from "./support/ready-company.ts";

test.use({ serviceWorkers: "allow" });

const item = (name: string) => ({
  name,
  category: "Bebidas Alcoólicas",
  quantity: 3,
  unit: "L",
  pricePerUnit: 90,
});

/** Resolves once the worker has the app's page; it comes after all of its files. */
const appKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/", { cacheName: "app-1" }))), {
      timeout: 30_000,
    })
    .toBe(true);

/** The kept answers, by their keys. */
const keptAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open("balcao", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const answers = opening.result.transaction("answers").objectStore("answers");
          const [keys, values] = [answers.getAllKeys(), answers.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, index) => [key, values.result[index]])));
          };
        };
      }),
  );

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const note = (page: Page) => page.getByText(/Sem conexão\. Dados de \d\d:\d\d\./);

/** A company with Vodka whose stock was looked at once, and nothing else; its page is closed. */
async function visitOnce(page: Page, url: string, signIn: (token: string) => Promise<void>) {
  const company = await readyCompany(url);
  await callApi(url, "/api/ingredients", item("Vodka"), company.token);
  await signIn(company.token);
  await page.goto("/estoque");
  await expect(page.getByText("Vodka").first()).toBeVisible();
  await appKept(page);
  await expect.poll(async () => JSON.stringify(await keptAnswers(page))).toContain("Vodka");
  return company;
}

async function openNew(context: BrowserContext, path: string, problems: string[] = []) {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  await page.goto(path);
  return page;
}

test("after one visit the app opens without a network, with the stock and its moment, and goes on when it is back", async ({
  page: first,
  product,
  signIn,
  context,
}) => {
  const { token } = await visitOnce(first, product.url, signIn);
  await first.close();
  await context.setOffline(true);

  const problems: string[] = [];
  const page = await openNew(context, "/estoque", problems);
  await expect(page.getByText("Vodka").first()).toBeVisible();
  await expect(note(page)).toBeVisible();
  expect(await loadedFonts(page)).toContain("Inter Variable");
  // A dialog brings a style element of its own, which needs the kept page's nonce.
  await page.getByRole("button", { name: "Adicionar ingrediente" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto("/eventos");
  await expect(title(page, "Eventos")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Sem conexão");
  await page.goto("/estoque");
  await expect(note(page)).toBeVisible();

  await callApi(product.url, "/api/ingredients", item("Gim"), token);
  await context.setOffline(false);
  await expect(page.getByText("Gim").first()).toBeVisible();
  await expect(note(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test("a session that has ended meanwhile ends as soon as there is a network, and takes what was kept along", async ({
  page: first,
  product,
  signIn,
  context,
}) => {
  const { token } = await visitOnce(first, product.url, signIn);
  await first.close();
  await context.setOffline(true);
  const page = await openNew(context, "/estoque");
  await expect(note(page)).toBeVisible();
  await callApi(product.url, "/api/logout", undefined, token);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toEqual({});
});

test("a logout leaves nothing of anybody, for nobody and for the next user", async ({
  page,
  product,
  signIn,
  context,
}) => {
  const { email } = await visitOnce(page, product.url, signIn);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sair" }).first().click();
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toEqual({});
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);

  await page.goto("/estoque");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.getByText("Vodka")).toHaveCount(0);

  await context.setOffline(false);
  const other = await readyCompany(product.url, "Bar da Praça");
  await page.goto("/login");
  await page.getByLabel("Email").fill(other.email);
  await page.getByLabel("Senha", { exact: true }).fill(other.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(title(page, "Dashboard")).toBeVisible();
  await context.setOffline(true);
  await page.goto("/estoque");
  await expect(page.getByRole("alert")).toContainText("Não foi possível carregar o estoque");
  await expect(page.getByText("Vodka")).toHaveCount(0);
});

test("whoever comes after a browser without a logout finds nothing, on the screen or on the disk", async ({
  page,
  product,
  signIn,
  context,
}) => {
  await visitOnce(page, product.url, signIn);
  const other = await readyCompany(product.url, "Bar da Praça");
  await page.evaluate((token) => localStorage.setItem("auth_token", token), other.token);
  await context.setOffline(true);
  // The kept user is another session's.
  await page.goto("/estoque");
  await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.getByText("Vodka")).toHaveCount(0);
  await expect.poll(() => keptAnswers(page)).toEqual({});
});

test("what is not the app's own page says that there is no connection", async ({
  page,
  product,
  signIn,
  context,
}) => {
  await visitOnce(page, product.url, signIn);
  await context.setOffline(true);
  for (const path of ["/p/abc", "/t/abc", "/api/ingredients", "/caixa-de-saida"]) {
    await page.goto(path);
    await expect(title(page, "Sem conexão")).toBeVisible();
  }
  await expect(page.getByText("o que estava sendo contado")).toBeVisible();
  expect(await loadedFonts(page)).toEqual(["Inter Variable"]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Tentar novamente" }).click();
  await expect(page).toHaveTitle(/Caixa de saída/);
});

test("what is seen without a network holds for everybody", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  context,
}) => {
  await visitOnce(page, product.url, signIn);
  await context.setOffline(true);
  await page.goto("/estoque");
  await expect(note(page)).toBeVisible();
  await expectNoFindings(page, "stock without a network");
  await page.goto("/p/abc");
  await expect(title(page, "Sem conexão")).toBeVisible();
  await expectNoFindings(page, "no connection");
});

test("the caches hold looks alone; a page of another build is replaced once all files of this one are there", async ({
  page,
  product,
  signIn,
  context,
}) => {
  await visitOnce(page, product.url, signIn);
  const paths = (name: string) =>
    page.evaluate(async (cacheName) => {
      const requests = await (await caches.open(cacheName)).keys();
      return requests.map(({ url }) => new URL(url).pathname).sort();
    }, name);
  expect(await page.evaluate(async () => (await caches.keys()).sort())).toEqual([
    "app-1",
    "files-1",
    "offline-2",
  ]);
  expect(await paths("app-1")).toEqual(["/"]);
  expect(await paths("offline-2")).toEqual([
    "/favicon.svg",
    "/inter-latin.woff2",
    "/offline.html",
    "/signed-in.js",
    "/standalone.css",
    "/theme.js",
  ]);
  const files = await paths("files-1");
  expect(files.filter((path) => !path.startsWith("/assets/"))).toEqual([]);

  await page.evaluate(async () => {
    const old = new Response('<title>Antes</title><script src="/assets/old.js"></script>', {
      headers: { "content-type": "text/html" },
    });
    await (await caches.open("app-1")).put("/", old);
    await caches.delete("files-1");
  });
  await context.setOffline(true);
  await page.goto("/estoque");
  await expect(page).toHaveTitle("Antes");
  await context.setOffline(false);
  await page.goto("/estoque");
  const keptPage = () => page.evaluate(async () => (await caches.match("/", { cacheName: "app-1" }))?.text());
  await expect.poll(keptPage, { timeout: 30_000 }).not.toContain("Antes");
  expect(await paths("files-1")).toEqual(files);
});
