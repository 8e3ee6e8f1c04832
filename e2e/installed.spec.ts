import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings } from "./support/axe.ts";
import { test } from "./support/fixtures.ts";
import { loadedFonts } from "./support/loaded-fonts.ts";
import { readyCompany } from "./support/ready-company.ts";

test.use({ serviceWorkers: "allow" });

/** Resolves once the worker answers for this page. */
const workerInCharge = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

test("the product can be installed: name, icons and a start", async ({ page, request }) => {
  await page.goto("/login");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(String(href))).json();
  expect(manifest).toMatchObject({
    short_name: "Balcão",
    start_url: "/",
    display: "standalone",
    lang: "pt-BR",
  });
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe("image/png");
  }
});

test("without a connection a page says so, shows nothing old, and goes on when it is back", async ({
  page,
  product,
  signIn,
  context,
}) => {
  const { token } = await readyCompany(product.url);
  const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 3, unit: "L", pricePerUnit: 90 };
  await callApi(product.url, "/api/ingredients", vodka, token);
  await signIn(token);
  await page.goto("/estoque");
  await workerInCharge(page);
  await page.reload();
  await expect(page.getByText("Vodka").first()).toBeVisible();

  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/offline.html");
  expect(kept.filter((path) => !path.startsWith("/assets/")).sort()).toEqual(
    ["/favicon.svg", "/inter-latin.woff2", "/offline.html", "/standalone.css", "/theme.js"].sort(),
  );
  expect(kept.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.goto("/eventos");
  await expect(page.getByRole("heading", { name: "Sem conexão" })).toBeVisible();
  await expect(page.getByText("o que estava sendo contado")).toBeVisible();
  await expect(page.getByText("Vodka")).toHaveCount(0);
  expect(await loadedFonts(page)).toEqual(["Inter Variable"]);
  await expectNoFindings(page, "no connection");

  await context.setOffline(false);
  await page.getByRole("link", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Eventos" })).toBeVisible();
});
