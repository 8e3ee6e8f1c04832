import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";

const NAME = "Casamento da Ana";
const PHONE = { viewport: NARROW, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;

/** A company with a confirmed event of tomorrow, and the link of its team. */
async function linkedEvent(url: string) {
  const { token, make } = await readyBar(url);
  const id = Number((await make(NAME, 1, 30)).id);
  const { link } = await callApi(url, `/api/events/${id}/team-link`, undefined, token);
  return { token, id, link: String(link) };
}

const title = (page: Page, name = NAME) => page.getByRole("heading", { level: 1, name, exact: true });

/** Somebody of the team: an own phone, which knows nothing of the company. */
async function openAsTeam(context: BrowserContext, link: string, problems: string[]) {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  const response = await page.goto(link);
  return { page, status: response?.status() };
}

/** Resolves once the page opens without a network: its worker has it, and the page has kept the event. */
const keptOnPhone = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const databases = await indexedDB.databases();
          const hasEvents = databases.some(({ name }) => name === "balcao-team");
          return hasEvents && Boolean(await caches.match("/t/", { cacheName: "team-1" }));
        }),
      { timeout: 30_000 },
    )
    .toBe(true);

test("on a phone without an account the night is there, ticks stay, and no connection is needed", async ({
  product,
  browser,
}) => {
  const { token, id, link } = await linkedEvent(product.url);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "allow" });
  const problems: string[] = [];
  const { page, status } = await openAsTeam(context, link, problems);
  expect(status).toBe(200);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("0 de 1 conferido")).toBeVisible();
  await page.getByRole("checkbox", { name: /Vodka/ }).tap();
  await page.getByText("Shot").tap();
  await expect(page.getByRole("list", { name: "Receita de Shot" })).toHaveText("50 mlVodka");
  expect(await page.content()).not.toMatch(/R\$|Marina Alves/);
  await keptOnPhone(page);
  // The looks of this page alone: nothing of the app, which has a registration of its own.
  expect(await page.evaluate(() => caches.keys())).toEqual(["team-1"]);
  const files = await page.evaluate(async () =>
    (await (await caches.open("team-1")).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(
    files.filter((path) => !/^\/assets\/(team-[^/]*\.(js|css)|inter-latin-[^/]*)$/.test(path)).sort(),
  ).toEqual(["/favicon.svg", "/t/", "/theme.js"]);
  await page.reload();
  await expect(page.getByText("1 de 1 conferido")).toBeVisible();

  await page.close();
  await context.setOffline(true);
  const offline = await openAsTeam(context, link, problems);
  await expect(title(offline.page)).toBeVisible();
  await expect(offline.page.getByText(/Sem conexão\. Dados de \d\d:\d\d\./)).toBeVisible();
  await expect(offline.page.getByRole("checkbox", { name: /Vodka/ })).toBeChecked();
  await expectNoSidewaysScrolling(offline.page, "page of the team without a network");

  // Revoked meanwhile: the phone forgets the event as soon as it is told.
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${product.url}/api/events/${id}/team-link`, { method: "DELETE", headers });
  await context.setOffline(false);
  const sentence = "Link não encontrado. Confira o endereço ou fale com quem o enviou.";
  await expect(title(offline.page, sentence)).toBeVisible();
  await offline.page.reload();
  await expect(title(offline.page, sentence)).toBeVisible();
  await expect(offline.page.locator("main")).toHaveText(sentence);
  await context.setOffline(true);
  await offline.page.reload();
  await expect(
    offline.page.getByText("Abra este link uma vez com internet.", { exact: false }),
  ).toBeVisible();
  expect(await offline.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(link.slice(-27));
  expect(problems).toEqual([]);
  await context.close();
});

/** Téo counts an event whose stock is out, on a phone without a connection. */
async function countOffline(url: string, browser: Browser) {
  const { token, id, link } = await linkedEvent(url);
  await callApi(url, `/api/events/${id}/withdraw-stock`, undefined, token);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "allow" });
  const problems: string[] = [];
  const { page } = await openAsTeam(context, link, problems);
  await page.getByLabel("Seu nome").fill("Téo");
  await page.getByRole("button", { name: "Começar a contar" }).tap();
  await expect(page.getByRole("button", { name: "Trocar nome" })).toBeVisible();
  await keptOnPhone(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Voltou tudo de Vodka" }).tap();
  await expect(page.getByText("1 contagem por enviar")).toBeInViewport();
  return { id, page, context, problems, headers: { authorization: `Bearer ${token}` } };
}

test("what is counted without a connection survives a reload, and arrives once with its name", {
  tag: "@long",
}, async ({ product, browser }) => {
  const { id, page, context, problems, headers } = await countOffline(product.url, browser);
  await expectNoFindings(page, "counting by the link");
  await expectNoSidewaysScrolling(page, "counting by the link");
  await page.reload();
  await expect(page.getByText("1 contagem por enviar")).toBeVisible();
  await expect(page.getByText(/^Voltou\s1,5\sL/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 contagem por enviar")).toBeHidden();
  await expect(page.getByText(/^Voltou\s1,5\sL/)).toBeVisible();
  const counts = await (await fetch(`${product.url}/api/events/${id}/counts`, { headers })).json();
  expect(counts).toMatchObject([{ by: "Téo", closed: 1.5 }]);

  // Known on the phone: without a connection nobody counts it again.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Sem conexão\. Dados de/)).toBeVisible();
  await expect(page.getByText(/^Voltou\s1,5\sL/)).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("how many came and what was gone are kept without a connection too, and reach the return", {
  tag: "@long",
}, async ({ product, browser }) => {
  const { id, page, context, headers } = await countOffline(product.url, browser);
  await page.getByRole("button", { name: "Menos Vodka" }).click();
  await page.getByLabel(/^Voltou de Vodka/).fill("0");
  await page.getByRole("button", { name: "Vodka acabou antes do fim" }).click();
  await page.getByLabel("Convidados presentes").fill("27");
  await page.reload();
  await expect(page.getByRole("button", { name: "Vodka acabou antes do fim", pressed: true })).toBeVisible();
  await expect(page.getByLabel("Convidados presentes")).toHaveValue("27");
  await expectNoFindings(page, "guests by the link");
  await expectNoSidewaysScrolling(page, "guests by the link");
  await context.setOffline(false);
  await expect(page.getByText(/contage(m|ns) por enviar/)).toBeHidden();

  // Decided at the return, by whoever registers it.
  const owner = await context.newPage();
  await owner.addInitScript(
    (token) => localStorage.setItem("auth_token", token),
    headers.authorization.replace("Bearer ", ""),
  );
  await owner.goto(`${product.url}/eventos/${id}/retorno`);
  await expect(owner.getByLabel("Convidados presentes")).toHaveValue("27");
  await owner.getByRole("button", { name: "Registrar retorno" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Registrar" }).click();
  await expect(owner.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  const events = await (await fetch(`${product.url}/api/events`, { headers })).json();
  expect(events).toMatchObject([{ guestsPresent: 27, stockUse: [{ returned: 0, ranOut: true }] }]);
  await context.close();
});

test("what was counted by a link that is revoked meanwhile is told on the phone, also after a reload", {
  tag: "@long",
}, async ({ product, browser }) => {
  const { id, page, context, headers } = await countOffline(product.url, browser);
  await fetch(`${product.url}/api/events/${id}/team-link`, { method: "DELETE", headers });
  await context.setOffline(false);
  await expect(page.getByText(/^1 contagem não foi enviada\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Link não encontrado/)).toBeVisible();
  await expect(page.getByText("Vodka: 1,5 L")).toBeVisible();
  await expectNoFindings(page, "counts of a revoked link");
  await context.close();
});

test("fits a phone of 320 px, in both themes", { tag: "@long" }, async ({ product, browser }) => {
  const { link } = await linkedEvent(product.url);
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const problems: string[] = [];
  const { page } = await openAsTeam(context, link, problems);
  await page.getByRole("checkbox", { name: /Vodka/ }).tap();
  await page.getByText("Shot").tap();
  await expect(page.getByRole("list", { name: "Receita de Shot" })).toBeVisible();
  await expectNoFindings(page, "page of the team");
  await expectNoSidewaysScrolling(page, "page of the team on a small phone");
  expect(problems).toEqual([]);
  await context.close();
});

test.describe("in the app on a phone", () => {
  test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

  test("the link is made, shown as a code, and revoked", { tag: "@long" }, async ({
    page,
    product,
    signIn,
    browser,
  }) => {
    const { token, make } = await readyBar(product.url);
    const { id } = await make(NAME, 1, 30);
    await signIn(token);
    await page.goto(`/eventos/${Number(id)}`);
    await page.getByRole("button", { name: "Link da equipe" }).tap();
    const dialog = page.getByRole("dialog", { name: "Link da equipe" });
    await dialog.getByRole("button", { name: "Criar link" }).tap();
    await expect(dialog.getByText(/^Vale até \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(dialog.getByRole("img", { name: "QR code do link da equipe" })).toBeVisible();
    await expectNoFindings(page, "link of the team");
    await expectNoSidewaysScrolling(page, "link of the team");
    const link = (await dialog.getByText(/\/t\//).textContent()) ?? "";
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    expect((await stranger.request.get(link)).status()).toBe(200);
    await dialog.getByRole("button", { name: "Revogar link" }).tap();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revogar link" }).tap();
    await expect(toastOf(page)).toContainText("Link da equipe revogado");
    await expect(dialog.getByRole("button", { name: "Criar link" })).toBeVisible();
    expect((await stranger.request.get(link)).status()).toBe(404);
    await stranger.close();
  });
});
