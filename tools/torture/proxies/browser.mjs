import { chromium, expect } from "@playwright/test";
import { findChromium } from "../../../scripts/find-chromium.mjs";
import { addOffers } from "../links/offers.mjs";
import { call, PASSWORD } from "../running-product.mjs";
import { HOST_NAME } from "./front.mjs";
import { openHttp2 } from "./http2-client.mjs";
import { countByLink, prepareAndCount, readProposal } from "./links-and-devices.mjs";

const PATIENCE = 15_000;
const EMAIL = "mobiliada@exemplo.com.br";

/**
 * @typedef {{ product: import("../running-product.mjs").Product, front: import("./front.mjs").Front,
 *   company: Awaited<ReturnType<typeof import("../scanners/furnish.mjs").furnish>>, report: import("../report.mjs").Report }} Scene
 */

/** What people do, in a browser that trusts only the front's own key. Returns the links that were opened. @param {Scene} scene */
export async function checkInBrowser({ front, product, company, report }) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      `--host-resolver-rules=MAP ${HOST_NAME} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${front.certificate.spki}`,
    ],
  });
  const token = company.tokens.company;
  const offer = await addOffers(product, { email: "oferta@exemplo.com.br", size: "plain", proposals: 1 });
  const proposalLink = `${front.url}${offer.paths[0]}`;
  const nights = [await addNight(product.url, company), await addNight(product.url, company)];
  const [eventId = 0, teamEventId = 0] = nights;
  const { text } = await call(product.url, "POST", `/api/events/${teamEventId}/team-link`, { token });
  const teamLink = String(JSON.parse(text).link);
  /** @type {[what: string, act: (context: import("@playwright/test").BrowserContext) => Promise<void>][]} */
  const acts = [
    ["login, upload of a logo, a CSV of 1 MB", (context) => workAsOwner(context, front)],
    ["a proposal's link is opened and accepted", (context) => readProposal(context, proposalLink)],
    ["a team's link counts offline, and it arrives", (context) => countByLink(context, teamLink)],
    [
      "a prepared device counts offline, and it arrives",
      (context) => prepareAndCount(context, { url: front.url, token, eventId }),
    ],
  ];
  try {
    for (const [what, act] of acts) {
      const context = await browser.newContext({ locale: "pt-BR", reducedMotion: "reduce" });
      context.setDefaultTimeout(PATIENCE);
      /** @type {string[]} */
      const problems = [];
      context.on("weberror", (error) => problems.push(String(error.error())));
      context.on("console", (message) => {
        if (/content security policy/i.test(message.text())) problems.push(message.text());
      });
      await act(context).catch((error) =>
        problems.push(error instanceof Error ? (error.stack ?? "") : String(error)),
      );
      report.check(`${front.name}: ${what}`, problems.length === 0, problems.join("\n"));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  for (const id of nights) {
    const { text: counts } = await call(product.url, "GET", `/api/events/${id}/counts`, { token });
    const arrived = JSON.parse(counts).length;
    report.check(`${front.name}: a count made offline arrived once`, arrived === 1, `${arrived}`);
  }
  const { call: callFront, close } = openHttp2(front);
  const pdf = await callFront("GET", `${offer.paths[0]}.pdf`);
  const type = String(pdf.headers["content-type"]);
  report.check(
    `${front.name}: the proposal comes as a PDF`,
    type === "application/pdf" && pdf.text.startsWith("%PDF-"),
    type,
  );
  close();
  return [proposalLink, teamLink];
}

/**
 * An event of today whose stock is out.
 * @param {string} url @param {Scene["company"]} company
 */
async function addNight(url, { own: { ingredientId, drinkId }, tokens: { company: token } }) {
  const line = { ingredientId, ingredientName: "Vodka", quantity: 50, unit: "ml", plannedQuantity: 500 };
  const drinks = [{ drinkId, drinkName: "Drink", quantity: 1, ingredients: [line] }];
  const body = { name: "Festa de hoje", date: new Date().toISOString(), status: "confirmado", drinks };
  const { id } = JSON.parse((await call(url, "POST", "/api/events", { token, body })).text);
  await call(url, "POST", `/api/events/${id}/withdraw-stock`, { token });
  return Number(id);
}

/** About 1 MB; with what the page adds to each row it is just below the largest request. */
function largeCsv() {
  const note = "Guardar longe do calor; conferir a validade. ".repeat(45).slice(0, 2000);
  const rows = Array.from({ length: 492 }, (_, n) => `Item ${n};Outros;${n};L;10,00;1;"${note}"`);
  return Buffer.from(["Item;Categoria;Quantidade;Unidade;Preço;Mínimo;Observações", ...rows].join("\r\n"));
}

/** @param {import("@playwright/test").BrowserContext} context @param {import("./front.mjs").Front} front */
async function workAsOwner(context, { url }) {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  const protocol = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]?.toJSON().nextHopProtocol,
  );
  expect(protocol).toMatch(/^h[23]$/);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL(`${url}/`);

  await page.goto(`${url}/empresa`);
  const photo = Buffer.from(await page.evaluate(drawPhoto), "latin1");
  expect(photo.length).toBeGreaterThan(200 * 1024);
  await page
    .getByLabel("Enviar logotipo")
    .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: photo });
  const logo = page.getByRole("img", { name: "Logotipo da empresa" });
  await expect
    .poll(() => logo.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(`${url}/estoque`);
  await page.getByRole("button", { name: "Mais ações do estoque" }).click();
  await page.getByRole("menuitem", { name: "Enviar CSV…" }).click();
  const buffer = largeCsv();
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await page
    .getByLabel(/Escolher arquivo CSV/)
    .setInputFiles({ name: "estoque.csv", mimeType: "text/csv", buffer });
  const importing = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("import"),
  );
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Importar 492/ })
    .click();
  expect((await importing).postDataBuffer()?.length).toBeGreaterThan(1_000_000);
  await expect(page.getByText("Estoque importado com sucesso", { exact: true })).toBeVisible({
    timeout: PATIENCE,
  });
}

/** Runs in the page: a picture larger than a logo may be, as phones make it. */
async function drawPhoto() {
  const canvas = new OffscreenCanvas(1800, 1200);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  for (let stripe = 0; stripe < 1800; stripe++) {
    context.fillStyle = `hsl(${(stripe * 37) % 360} 80% 50%)`;
    context.fillRect(stripe, (stripe * 13) % 1200, 7, 500);
  }
  const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
  return Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join("");
}
