import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run as build } from "./build.mjs";
import { findChromium } from "./find-chromium.mjs";
import { freePort } from "./free-port.mjs";
import { step } from "./progress.mjs";
import { untilReady } from "./until-ready.mjs";

const root = join(import.meta.dirname, "..");
const images = join(root, "docs/images");
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ name: string, path: string, size: typeof WIDE, act?: (page: Page) => Promise<void> }} Picture
 * @type {Picture[]}
 */
const pictures = [
  { name: "dashboard", path: "/", size: WIDE },
  { name: "events", path: "/eventos", size: WIDE },
  { name: "event", path: "/eventos?nome=Fernanda", size: WIDE, act: openWedding },
  { name: "reports", path: "/relatorios?periodo=ano", size: WIDE },
  { name: "stock", path: "/estoque", size: WIDE },
  { name: "dashboard-phone", path: "/", size: PHONE },
  { name: "event-phone", path: "/eventos?nome=Fernanda", size: PHONE, act: openWedding },
  { name: "return-phone", path: "/eventos?nome=Coquetel", size: PHONE, act: openReturn },
];

/** `npm run screenshots`: the pictures of the README, of the demo company in a real browser, light and dark. */
export async function run() {
  await build();
  const { chromium } = await import("@playwright/test");
  const folder = mkdtempSync(join(tmpdir(), "balcao-pictures-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // The demo keeps its data in the folder it is started in.
  const demo = spawn(process.execPath, [join(root, "dist/server/demo.js")], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: "", PUBLIC_URL: "", DATABASE_URL: "", SMTP_URL: "" },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => demo.once("close", resolve));
  try {
    await step("Criando a empresa de demonstração", () =>
      untilReady(url, { hasEnded: () => demo.exitCode !== null, output: () => "", lookAgain: 200 }),
    );
    const token = await signIn(url);
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
      env: { ...process.env, LANGUAGE: "pt_BR" },
    });
    mkdirSync(images, { recursive: true });
    await step(`Fotografando ${pictures.length} telas, no claro e no escuro`, async () => {
      for (const picture of pictures) await take(browser, url, token, picture);
    });
    await browser.close();
  } finally {
    demo.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} url @returns {Promise<string>} */
async function signIn(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@balcao.local", password: "demonstracao" }),
  });
  return (await answer.json()).token;
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
      hasTouch: size === PHONE,
      isMobile: size === PHONE,
    });
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
    await page.goto(url + path, { waitUntil: "networkidle" });
    await act?.(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(images, `${name}-${colorScheme}.png`) });
    await page.close();
  }
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
async function openReturn(page) {
  await page.getByRole("button", { name: "Editar Coquetel da Agência Maré" }).click();
  await page.getByLabel(/Voltou de Cacha/).fill("0,75");
}
