import { expect } from "@playwright/test";

const PATIENCE = 30_000;
const WAITING = "1 contagem por enviar";

/** A client who knows nothing but the link. @param {import("@playwright/test").BrowserContext} context @param {string} link */
export async function readProposal(context, link) {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole("link", { name: "Aceitar" }).click();
  await page.getByLabel("Seu nome completo").fill("Ana Souza");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Aceitar proposta" }).click();
  await expect(page.getByText(/^Proposta aceita por Ana Souza/)).toBeVisible();
}

/** Somebody of the team with a phone of their own. @param {import("@playwright/test").BrowserContext} context @param {string} link */
export async function countByLink(context, link) {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel("Seu nome").fill("Téo");
  await page.getByRole("button", { name: "Começar a contar" }).click();
  const isKept = () => page.evaluate(async () => Boolean(await caches.match("/t/", { cacheName: "team-1" })));
  await expect.poll(isKept, { timeout: PATIENCE }).toBe(true);
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto(link);
  await countAll(offline);
  await context.setOffline(false);
  await expect(offline.getByText(WAITING)).toBeHidden({ timeout: PATIENCE });
}

/**
 * A phone of the company that was prepared for the event before there was no signal.
 * @param {import("@playwright/test").BrowserContext} context @param {{ url: string, token: string, eventId: number }} night
 */
export async function prepareAndCount(context, { url, token, eventId }) {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(`${url}/eventos/${eventId}`);
  const part = page.getByRole("region", { name: "Preparar para o evento" });
  await part.getByRole("button", { name: "Preparar para o evento" }).click();
  await expect(part).toContainText("Pronto: tudo está neste aparelho", { timeout: PATIENCE });
  await page.close();
  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto(`${url}/eventos/${eventId}/retorno`);
  await countAll(offline);
  await context.setOffline(false);
  await expect(offline.getByText(WAITING)).toBeHidden({ timeout: PATIENCE });
}

/** @param {import("@playwright/test").Page} page */
async function countAll(page) {
  await page.getByRole("button", { name: "Voltou tudo de Vodka" }).click();
  await expect(page.getByText(WAITING)).toBeVisible();
}
