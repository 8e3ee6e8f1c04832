import { type Browser, expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { cardOf, readyBar } from "./support/event-list.ts";
import { NARROW, test } from "./support/fixtures.ts";
import { Hand } from "./support/hand.ts";

const NAME = "Casamento da Ana";

/** A company with a quote for a wedding, priced and with a client who can be written to. */
async function quotedCompany(url: string) {
  const { token, make } = await readyBar(url);
  const client = { name: "Ana Souza", phone: "(11) 98765-4321" };
  const { id: clientId } = await callApi(url, "/api/clients", client, token);
  const pricing = { pricingMode: "fechado", price: "3000.00" };
  const { id } = await make(NAME, 30, 10, { clients: [clientId], status: "orçamento", pricing });
  const eventId = Number(id);
  return { token, eventId };
}

const inTenDays = () =>
  new Date(Date.now() + 10 * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

const send = (url: string, eventId: number, token: string) =>
  callApi(url, `/api/events/${eventId}/proposals`, { validUntil: inTenDays(), message: null }, token);

/** The client's own browser, which knows nothing of the company's. */
async function openAsClient(browser: Browser, link: string, javaScriptEnabled = false) {
  const context = await browser.newContext({ viewport: NARROW, javaScriptEnabled });
  const page = await context.newPage();
  const response = await page.goto(link);
  return { page, status: response?.status(), close: () => context.close() };
}

const stateOf = (page: Page) => page.getByText(/^Proposta nº 1 · /);

test.describe("on a phone", () => {
  test.use({ viewport: NARROW, hasTouch: true, isMobile: true });

  test("an owner sends it in four taps, the client accepts without scripts, and the event is confirmed", async ({
    page,
    product,
    signIn,
    browser,
  }, info) => {
    const { token, eventId } = await quotedCompany(product.url);
    await signIn(token);
    await page.goto("/eventos");
    const hand = new Hand(page, info, true);
    await hand.tap(cardOf(page, NAME).getByRole("button", { name: `Mais ações de ${NAME}` }));
    await hand.tap(page.getByRole("menuitem", { name: "Proposta" }));
    await expect(page.getByRole("dialog")).toContainText("R$ 3.000,00");
    await analyse(page, "proposal to send");
    await hand.tap(page.getByRole("button", { name: "Enviar proposta" }));
    const way = page.getByRole("link", { name: "WhatsApp" });
    await expect(way).toHaveAttribute("href", /^https:\/\/wa\.me\/5511987654321\?text=Ol%C3%A1%2C%20Ana!/);
    await expect(way).toBeInViewport();
    // The tap on it is the fourth and last.
    expect(hand.effort()).toEqual({ taps: 3, keys: 0 });
    await analyse(page, "proposal that was sent");
    await expectNoSidewaysScrolling(page, "proposal that was sent");
    const text = new URL((await way.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    const link = /https?:\S+\/p\/\S+/.exec(text)?.[0] ?? "";

    const client = await openAsClient(browser, link);
    await expect(client.page.getByText("Proposta nº 1", { exact: true })).toBeVisible();
    // On paper the conditions are unfolded below their title.
    await client.page.emulateMedia({ media: "print" });
    await expect(client.page.getByText("Condições", { exact: true })).toBeVisible();
    await expect(client.page.getByText(/1\. Reserva da data/)).toBeVisible();
    await expect(client.page.getByText("Não vou contratar")).toBeHidden();
    await client.page.emulateMedia({ media: null });
    await client.page.getByRole("link", { name: "Aceitar" }).click();
    await client.page.getByLabel("Seu nome completo").fill("Ana Souza");
    await client.page.getByRole("checkbox").check();
    await client.page.getByRole("button", { name: "Aceitar proposta" }).click();
    await expect(client.page.getByText(/^Proposta aceita por Ana Souza/)).toBeVisible();
    await client.close();

    await page.goto(`/eventos/${eventId}`);
    await expect(stateOf(page)).toHaveText(/aceita agora$/);
    await expect(page.getByText("Confirmado", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Ver proposta" }).tap();
    await expect(page.getByText(/^Aceita por Ana Souza em /)).toBeVisible();
  });
});

test("it is seen first as the client will see it, with its style", async ({ page, product, signIn }) => {
  const { token, eventId } = await quotedCompany(product.url);
  await signIn(token);
  await page.goto(`/eventos/${eventId}`);
  await page.getByRole("button", { name: "Enviar proposta" }).click();
  await page.getByLabel("Mensagem").fill("Será uma <b>alegria</b>!");
  await page.getByRole("button", { name: "Como o cliente vê" }).click();
  const frame = page.frameLocator("iframe[title='Proposta como o cliente vê']");
  await expect(frame.getByText("Proposta nº 1", { exact: true }).first()).toBeVisible();
  await expect(frame.getByText("Será uma <b>alegria</b>!")).toBeVisible();
  // The company's colour; without the style it would be transparent.
  await expect(frame.getByRole("button", { name: "Aceitar proposta" })).toHaveCSS(
    "background-color",
    "rgb(31, 122, 74)",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Mensagem")).toHaveValue("Será uma <b>alegria</b>!");
});

test("it counts as seen once it was looked at, and then waits on the dashboard", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  browser,
}) => {
  const { token, eventId } = await quotedCompany(product.url);
  const { link } = await send(product.url, eventId, token);
  await signIn(token);
  await page.goto(`/eventos/${eventId}`);
  await expect(stateOf(page)).toHaveText(/ainda não vista$/);
  const client = await openAsClient(browser, String(link), true);
  const seen = await client.page.waitForResponse((answer) => answer.url().endsWith("/vista"));
  expect(seen.status()).toBe(204);
  await client.close();
  await page.goto("/");
  await expect(page.getByText("Proposta vista")).toBeVisible();
  await page.getByRole("link", { name: `Ver a proposta de ${NAME}` }).click();
  await expect(stateOf(page)).toHaveText(/vista agora$/);
});

test("the owner sets up what proposals look like, with a logo", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  browser,
}) => {
  const { token, eventId } = await quotedCompany(product.url);
  await signIn(token);
  await page.goto("/empresa");
  await page.getByRole("button", { name: "Alterar propostas" }).click();
  const dialog = page.getByRole("dialog", { name: "Propostas" });
  await dialog.getByLabel("Condições").fill("Para {noivos}");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText(/^\{noivos\} não existe/)).toBeVisible();
  await dialog.getByLabel("Condições").fill("Combinado com {cliente}.");
  await dialog.getByLabel("Cor").fill("#ffee00");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toBeHidden();
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  await page
    .getByLabel("Enviar logotipo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  const picture = page.getByRole("img", { name: "Logotipo da empresa" });
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await test.step("a picture of a phone is made small before it is sent", async () => {
    const photo = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(1800, 1200);
      const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      for (let stripe = 0; stripe < 1800; stripe++) {
        context.fillStyle = `hsl(${(stripe * 37) % 360} 80% 50%)`;
        context.fillRect(stripe, (stripe * 13) % 1200, 7, 500);
      }
      const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    });
    expect(photo.length).toBeGreaterThan(200 * 1024);
    await page
      .getByLabel("Trocar logotipo")
      .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from(photo, "latin1") });
    // The drawing before it was square.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(1.5, 1);
  });
  await analyse(page, "company with proposals");
  const { link } = await send(product.url, eventId, token);
  const client = await openAsClient(browser, String(link));
  await client.page.getByText("Condições", { exact: true }).click();
  await expect(client.page.getByText("Combinado com Ana Souza.")).toBeVisible();
  await expect(client.page.getByRole("link", { name: "Aceitar" })).toHaveCSS(
    "background-color",
    "rgb(255, 238, 0)",
  );
  await expect(client.page.locator("header img")).toBeVisible();
  await client.close();
  await page.getByRole("button", { name: "Remover logotipo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText(/^Sem logotipo/)).toBeVisible();
});
