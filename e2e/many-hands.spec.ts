import { type BrowserContext, expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";
import { bottleName, nightOut } from "./support/night-out.ts";

const PHONE = { viewport: NARROW, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
const [first, second] = [bottleName(1), bottleName(2)];

type Count = { id: string; by: string; closed: number; openTenths: number[]; broken: number };

const more = (page: Page, name: string) => page.getByRole("button", { name: `Mais ${name}` }).tap();
const level = (page: Page, name: string, tenths: number) =>
  page.getByRole("button", { name: `garrafa de ${name} aberta com ${tenths} décimos` }).tap();
const closed = (page: Page, name: string) =>
  page.getByLabel(`Voltou de ${name} (garrafas fechadas)`, { exact: true });
const waiting = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function openTeam(context: BrowserContext, link: string, name: string) {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel("Seu nome").fill(name);
  await page.getByRole("button", { name: "Começar a contar" }).tap();
  return page;
}

test("two phones and the owner count one event, without a connection at times: the sum is right", {
  tag: "@long",
}, async ({ product, browser }) => {
  test.setTimeout(120_000);
  const { token, id } = await nightOut(product.url, 2, 6);
  const { link } = await callApi(product.url, `/api/events/${id}/team-link`, undefined, token);
  const contexts = await Promise.all(
    [0, 1, 2].map(() => browser.newContext({ ...PHONE, baseURL: product.url, serviceWorkers: "allow" })),
  );
  const [bia, caio, owners] = contexts as [BrowserContext, BrowserContext, BrowserContext];
  const counts = async () => {
    const answer = await fetch(`${product.url}/api/events/${id}/counts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Count[];
  };

  await owners.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  const owner = await owners.newPage();
  await owner.goto(`/eventos/${id}/retorno`);
  const phoneOfBia = await openTeam(bia, String(link), "Bia");
  let phoneOfCaio = await openTeam(caio, String(link), "Caio");

  // Caio counts without a connection, closes the page and opens it again.
  await expect(closed(phoneOfCaio, first)).toBeVisible();
  await expect
    .poll(
      () => phoneOfCaio.evaluate(async () => Boolean(await caches.match("/t/", { cacheName: "team-1" }))),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  await caio.setOffline(true);
  await more(phoneOfCaio, first);
  await level(phoneOfCaio, second, 7);
  await waiting(phoneOfCaio, "2 contagens por enviar");
  await phoneOfCaio.close();
  phoneOfCaio = await caio.newPage();
  await phoneOfCaio.goto(String(link));
  await waiting(phoneOfCaio, "2 contagens por enviar");
  await expect(closed(phoneOfCaio, first)).toHaveValue("1");

  // Answers to Bia get lost, after the server has taken her counts.
  let lost = 0;
  await bia.route(/\/t\/[^/]+\/counts$/, async (route) => {
    if (route.request().method() !== "POST" || lost >= 2) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await more(phoneOfBia, first);
  await more(phoneOfBia, first);
  await expect.poll(() => lost, { timeout: 15_000 }).toBe(1);
  await level(phoneOfBia, first, 4);
  await expect.poll(() => lost, { timeout: 30_000 }).toBe(2);

  await more(owner, second);
  await owner.getByRole("button", { name: `Perda ou quebra de ${second}` }).tap();
  await owner.getByRole("button", { name: `Mais quebrado de ${second}` }).tap();

  await caio.setOffline(false);
  await expect(phoneOfCaio.getByText("por enviar", { exact: false })).toHaveCount(0, { timeout: 30_000 });
  await expect(phoneOfBia.getByText("por enviar", { exact: false })).toHaveCount(0, { timeout: 45_000 });

  // Everybody sees the sum of all, and who counted what.
  for (const page of [owner, phoneOfBia, phoneOfCaio]) {
    await expect(closed(page, first)).toHaveValue("3", { timeout: 20_000 });
    await expect(closed(page, second)).toHaveValue("1", { timeout: 20_000 });
  }
  await owner.getByText(/^Quem contou o quê/).tap();
  await expect(owner.getByText(`${first}: 1 garrafa`, { exact: true })).toBeVisible();
  await expect(owner.getByText("Caio").first()).toBeVisible();

  const stored = await counts();
  const once = new Set(stored.map((count) => count.id));
  expect(once.size).toBe(stored.length);
  const again = stored.find(({ by }) => by === "Bia");
  const resent = await fetch(`${String(link)}/counts`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...again, name: "Bia", closed: 99 }),
  });
  expect(resent.status).toBe(201);
  expect(await counts()).toEqual(stored);

  await owner.getByRole("button", { name: "Registrar retorno" }).tap();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Registrar" }).tap();
  await expect(toastOf(owner)).toContainText("Retorno de estoque realizado com sucesso");

  // One more comes when the return is registered already: it is kept, and offered as a correction.
  await callApi(
    product.url,
    `/api/events/${id}/counts`,
    {
      id: crypto.randomUUID(),
      ingredientId: (stored[0] as Count & { ingredientId: number }).ingredientId,
      closed: 1,
      at: new Date().toISOString(),
    },
    token,
  );
  await owner.reload();
  await expect(owner.getByText("1 contagem chegou depois do retorno")).toBeVisible();
  await owner.getByRole("button", { name: "Corrigir o retorno" }).tap();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Corrigir" }).tap();
  await expect(closed(owner, first)).toHaveValue("4");
  await Promise.all(contexts.map((context) => context.close()));
});
