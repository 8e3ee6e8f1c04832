import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { run as build } from "./build.mjs";
import { signInToDemo } from "./demo-login.mjs";
import { findChromium } from "./find-chromium.mjs";
import { step } from "./progress.mjs";
import { startProduct } from "./start-product.mjs";

const root = join(import.meta.dirname, "..");
const images = join(root, "docs/images");
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
const SMALL_PHONE = { width: 360, height: 720 };

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ name: string, path: string, size: typeof WIDE, act?: (page: Page) => Promise<void> }} Picture
 * @type {Picture[]}
 */
const pictures = [
  { name: "dashboard", path: "/", size: WIDE },
  { name: "events", path: "/eventos", size: WIDE },
  { name: "event", path: "/eventos?nome=Fernanda", size: WIDE, act: openWeddingPage },
  { name: "month", path: "/eventos?vista=mes", size: WIDE },
  { name: "planned-and-used", path: "/relatorios?periodo=ano", size: WIDE, act: openPlannedAndUsed },
  { name: "reports", path: "/relatorios?periodo=ano", size: WIDE },
  { name: "payments", path: "/recebimentos", size: WIDE },
  { name: "stock", path: "/estoque", size: WIDE },
  { name: "team", path: "/empresa", size: WIDE },
  { name: "dashboard-phone", path: "/", size: PHONE },
  { name: "event-phone", path: "/eventos?nome=Fernanda", size: PHONE, act: openWedding },
  { name: "suggestion-phone", path: "/eventos?nome=Fernanda", size: PHONE, act: suggestCounts },
  { name: "price-phone", path: "/eventos?nome=Fernanda", size: PHONE, act: openWeddingPrice },
  { name: "return-phone", path: "/eventos?nome=Bodas", size: SMALL_PHONE, act: openReturn },
  { name: "purchases-phone", path: "/compras", size: PHONE, act: fillCart },
  { name: "proposal-phone", path: "/eventos", size: PHONE, act: openProposal },
];

/** `npm run screenshots`: takes the pictures of the README, of the demo company in a real browser, light and dark. */
export async function run() {
  await build();
  const { chromium } = await import("@playwright/test");
  const demo = await step("Starting the demo company", () =>
    startProduct({ ADMIN_PASSWORD: "" }, { program: "demo" }),
  );
  const { url } = demo;
  try {
    const token = await signInToDemo(url);
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
      env: { ...process.env, LANGUAGE: "pt_BR" },
    });
    mkdirSync(images, { recursive: true });
    await step(`Taking ${pictures.length} pictures, light and dark`, async () => {
      for (const picture of pictures) await take(browser, url, token, picture);
    });
    await browser.close();
  } finally {
    await demo.stop();
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {string} token
 * @param {Picture} picture
 */
async function take(browser, url, token, { name, path, size, act }) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const page = await browser.newPage({
      viewport: size,
      colorScheme,
      reducedMotion: "reduce",
      locale: "pt-BR",
      timezoneId: "America/Sao_Paulo",
      hasTouch: size !== WIDE,
      isMobile: size !== WIDE,
    });
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
    await page.goto(url + path, { waitUntil: "networkidle" });
    await loaded(page);
    await act?.(page);
    await loaded(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(images, `${name}-${colorScheme}.png`) });
    await page.close();
  }
}

/** A slow machine pauses between its calls, which looks idle. @param {Page} page */
async function loaded(page) {
  await page.locator("h1").first().waitFor();
  await page.getByText("Carregando...").first().waitFor({ state: "detached" });
}

/** @param {Page} page */
async function openWeddingPage(page) {
  await page.getByRole("link", { name: "Casamento Fernanda e Lucas" }).click();
  await page.getByRole("heading", { name: "O que vai junto" }).waitFor();
}

/** @param {Page} page */
async function openWedding(page) {
  await page.getByRole("button", { name: "Editar Casamento Fernanda e Lucas" }).click();
  await page.getByRole("tab", { name: "Drinks" }).click();
  await page
    .getByRole("button", { name: /ingredientes$/ })
    .first()
    .click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** @param {Page} page */
async function suggestCounts(page) {
  await page.getByRole("button", { name: "Editar Casamento Fernanda e Lucas" }).click();
  await page.getByRole("tab", { name: "Drinks" }).click();
  await page.getByRole("button", { name: "Sugerir quantidades" }).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** @param {Page} page */
async function openPlannedAndUsed(page) {
  const heading = page.getByRole("heading", { name: "Planejado × usado" });
  await heading.evaluate((element) => element.scrollIntoView());
}

/** @param {Page} page */
async function openWeddingPrice(page) {
  await page.getByRole("button", { name: "Editar Casamento Fernanda e Lucas" }).click();
  await page.getByRole("tab", { name: "Preço" }).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** The event of this evening, partly counted. @param {Page} page */
async function openReturn(page) {
  await page.getByRole("link", { name: "Bodas de prata Helena e Caio" }).first().click();
  await page.getByRole("link", { name: "Registrar retorno" }).click();
  await page.getByText("Gin London Dry", { exact: true }).evaluate((item) => {
    item.closest("li")?.scrollIntoView();
  });
}

/** Ticks two lines of the purchases. @param {Page} page */
async function fillCart(page) {
  await page.getByText("14 dias").click();
  const ticks = page.getByRole("checkbox", { name: /carrinho/ });
  await ticks.first().click();
  await ticks.nth(1).click();
}

/** Opens the page that a client gets. @param {Page} page */
async function openProposal(page) {
  const link = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem("auth_token")}`;
    const answer = await fetch("/api/proposals", { headers: { authorization } });
    /** @type {{ state: string, link: string }[]} */
    const proposals = await answer.json();
    return proposals.find(({ state }) => state === "enviada")?.link ?? "";
  });
  await page.goto(new URL(new URL(link).pathname, page.url()).href);
}
