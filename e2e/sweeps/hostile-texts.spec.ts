import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { adminToken, callApi, newEmail } from "../support/accounts.ts";
import { COMPANY_PAGES } from "../support/company-pages.ts";
import { test, WIDE } from "../support/fixtures.ts";
import { HOSTILE_TEXTS, TAKEN_FOR_MORE, watch } from "../support/hostile-texts.ts";
import { readyCompany } from "../support/ready-company.ts";

const TOGETHER = HOSTILE_TEXTS.join(" ").slice(0, 200);

/** A company all of whose texts are hostile: one record for each, and one with several at once. */
async function hostileCompany(url: string) {
  const { token } = await readyCompany(url, '<img src=x onerror=alert(1)> "Bar"');
  const make = async (text: string, number: number) => {
    const ingredient = {
      name: text,
      category: "Frutas",
      quantity: 10 + number,
      unit: "L",
      pricePerUnit: 100,
    };
    const { id: ingredientId } = await callApi(
      url,
      "/api/ingredients",
      { ...ingredient, minQuantity: 999, observations: text },
      token,
    );
    const line = { ingredientId, quantity: 50, unit: "ml" };
    const { id: drinkId } = await callApi(url, "/api/drinks", { name: text, ingredients: [line] }, token);
    const client = {
      name: text,
      phone: text.slice(0, 40),
      cpf: text.slice(0, 20),
      address: text,
      notes: text,
    };
    const { id: clientId } = await callApi(url, "/api/clients", client, token);
    const event = {
      name: text,
      date: new Date(Date.now() + number * 3_600_000).toISOString(),
      location: text,
      status: "confirmado",
      drinks: [
        {
          drinkId,
          drinkName: text,
          quantity: 5,
          ingredients: [{ ...line, ingredientName: text, plannedQuantity: 250 }],
        },
      ],
      clients: [clientId],
      fixedCosts: [{ name: text, value: 10, category: "Outros" }],
    };
    const { id } = await callApi(url, "/api/events", event, token);
    const extra = { kind: "extra", amount: "10.00", dueOn: "2026-12-01", note: text.slice(0, 100) };
    const charged = await fetch(`${url}/api/events/${String(id)}/charges`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ charges: [extra] }),
    });
    expect(charged.status).toBe(200);
  };
  for (const [number, text] of [...HOSTILE_TEXTS, TOGETHER].entries()) await make(text, number);
  return token;
}

async function textOfDownload(page: Page, click: () => Promise<void>) {
  const started = page.waitForEvent("download");
  await click();
  const download = await started;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("script in every text, on every screen: it is shown, and nothing else happens", async ({
  page,
  product,
  signIn,
}) => {
  const seen = watch(page, product.url);
  await signIn(await hostileCompany(product.url));
  // Lists show the rows in sight only: here that is all of them.
  await page.setViewportSize({ ...WIDE, height: 6000 });
  for (const [path] of COMPANY_PAGES) {
    await test.step(path, async () => {
      await page.goto(path === "/relatorios" ? `${path}?periodo=ano` : path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(TAKEN_FOR_MORE)).toHaveCount(0);
      if (path === "/recebimentos") {
        for (const text of HOSTILE_TEXTS)
          await expect(page.getByText(text, { exact: true }).first()).toBeAttached();
      }
    });
  }
  await page.goto("/eventos");
  await page
    .getByRole("button", { name: `Editar ${HOSTILE_TEXTS[1]}` })
    .first()
    .click();
  for (const tab of await page.getByRole("tab").all()) await tab.click();
  await page.keyboard.press("Escape");

  await signIn(await adminToken(product.url));
  for (const path of ["/admin", "/admin/companies", "/admin/users"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // A message repeats nothing of what was typed.
  await callApi(product.url, "/api/register-company", { name: HOSTILE_TEXTS[1], email: newEmail() });
  await page.goto("/caixa-de-saida");
  await page.getByRole("link", { name: "Ver mensagem" }).first().click();
  await expect(page.getByRole("heading", { name: "Confirme o cadastro da sua empresa" })).toBeVisible();
  await expect(page.locator("body")).not.toContainText(HOSTILE_TEXTS[1] ?? "");
  expect(seen).toEqual([]);
});

test("in files: a formula is a text, and a name is no path", async ({ page, product, signIn }) => {
  await signIn(await hostileCompany(product.url));
  await page.goto("/estoque");
  await page.getByText(`${HOSTILE_TEXTS.length + 1} ingredientes`).waitFor();
  await page.getByRole("button", { name: "Mais ações do estoque" }).click();
  const stock = await textOfDownload(page, () => page.getByRole("menuitem", { name: "Baixar CSV" }).click());
  await page.goto("/relatorios?periodo=ano", { waitUntil: "networkidle" });
  const report = await textOfDownload(page, () => page.getByRole("button", { name: "Baixar CSV" }).click());
  for (const { name, text } of [stock, report]) {
    expect(name).toMatch(/^[\w-]+\.csv$/);
    const cells = text.replace(/^\ufeff/, "").split(/[\n;]/);
    expect(cells.filter((cell) => /^"?[=+@]|^"?-(?!\d)/.test(cell))).toEqual([]);
  }
  await page.goto("/eventos");
  const own = page.getByRole("button", { name: `Relatório de ${HOSTILE_TEXTS[0]}`, exact: true });
  const event = await textOfDownload(page, () => own.click());
  expect(event.name).not.toMatch(/[<>/\\:"|?*]/);
  expect(event.text).toContain(HOSTILE_TEXTS[0]);
});

test("what is served has no source maps, no settings and nothing from outside its folder", async ({
  page,
  product,
}) => {
  const files = new Set<string>();
  page.on("response", (response) => files.add(new URL(response.url()).pathname));
  await page.goto("/login", { waitUntil: "networkidle" });
  const scripts = [...files].filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    expect(await (await page.request.get(path)).text()).not.toContain("sourceMappingURL");
    expect((await page.request.get(`${path}.map`)).status()).toBe(404);
  }
  for (const path of [
    ".env",
    ".git/config",
    ".npmrc",
    "package.json",
    "assets/..%2f..%2fpackage.json",
    "..%2fserver%2fstart.js",
    "%2e%2e/server/start.js.map",
  ]) {
    expect((await page.request.get(`${product.url}/${path}`)).status(), path).toBe(404);
  }
});
