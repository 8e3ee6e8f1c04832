import { expect, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { openDemo } from "../support/demo-company.ts";
import { readyBar } from "../support/event-list.ts";
import { NARROW, test, WIDE } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";

const parts = (page: Page) => page.getByTestId("dashboard").locator("> *");

/** Where the parts begin: the cards, what waits beside the next event, the status of the stock. */
const tops = (page: Page) =>
  parts(page).evaluateAll((all) =>
    all.slice(0, 3).map((part) => Math.round(part.getBoundingClientRect().top)),
  );

/** Keeps these answers from the page until it is told to let go of them. */
async function holdBack(page: Page, calls: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens the dashboard with its events held back: its skeleton, and then all of it. */
async function watchDashboard(page: Page, line = "Próximos 14 dias") {
  const release = await holdBack(page, "**/api/events");
  await page.goto("/");
  await expect(parts(page).nth(4)).toBeVisible();
  const before = await tops(page);
  release();
  await page.getByText(line).first().waitFor();
  return { before, after: await tops(page) };
}

test("the dashboard stands still when it comes", async ({ page, product, signIn }) => {
  const { token, make } = await readyBar(product.url);
  await signIn(token);
  for (const [count, line] of [
    [10, "Nada espera por você."],
    [400, "Ver lista"],
  ] as const) {
    await make("Casamento", 3, count);
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      // From the second visit on its height is known.
      await page.goto("/");
      await expect(page.getByText(line)).toBeVisible();
      const { before, after } = await watchDashboard(page);
      await expect(page.getByText(line)).toBeVisible();
      expect(after, `${line} ${viewport.width} px`).toEqual(before);
    }
  }
});

for (const viewport of [NARROW, WIDE]) {
  test(`without any event the dashboard stands still from the second time on, ${viewport.width} px`, async ({
    page,
    product,
    signIn,
  }) => {
    await page.setViewportSize(viewport);
    const { token } = await readyCompany(product.url);
    await signIn(token);
    await page.goto("/");
    await page.getByText("Primeiros passos").waitFor();
    const { before, after } = await watchDashboard(page, "Nenhum evento próximo cadastrado");
    // The days are not there without an event.
    expect(after).toEqual(before.slice(0, after.length));
  });
}

test("the action is there while a list loads, and the cards are about as tall as those to come", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  await make("Casamento", 3, 400);
  await callApi(product.url, "/api/clients", { name: "Ana", email: "ana@bar.com", phone: "1" }, token);
  await signIn(token);
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    for (const path of ["/estoque", "/drinks", "/eventos", "/clientes"]) {
      await test.step(`${path}, ${viewport.width} px`, async () => {
        const release = await holdBack(page, /\/api\/(ingredients|drinks|events|clients)$/);
        await page.goto(path);
        const skeleton = page.getByTestId("skeleton-card").first();
        await expect(page.locator("[data-page-action]")).toBeVisible();
        const isTable = path === "/estoque" && viewport === WIDE;
        const before = isTable ? undefined : (await skeleton.boundingBox())?.height;
        release();
        if (!before) return page.getByRole("rowheader", { name: "Vodka" }).waitFor();
        const card = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading") })
          .first();
        // A row of the stock, without the heading of its category.
        const row = path === "/estoque" ? card.locator(":has(> button[tabindex='-1'])") : card;
        const after = (await row.boundingBox())?.height ?? 0;
        expect(before / after).toBeGreaterThan(0.7);
        expect(before / after).toBeLessThan(1.45);
      });
    }
  }
});

test("a full company's pages stand still on a phone, whichever answer comes last", async ({ page, demo }) => {
  await page.setViewportSize(NARROW);
  await openDemo(page, demo);
  for (const last of [/\/api\/(events|team)$/, /\/api\/(proposals|inquiries|company|suppliers)$/]) {
    for (const path of ["/", "/eventos", "/empresa", "/compras"]) {
      await test.step(`${path}, last ${last}`, async () => {
        const release = await holdBack(page, last);
        await page.goto(demo.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForTimeout(300);
        release();
        await expect(page.getByText("Carregando...")).toHaveCount(0);
        await page.waitForTimeout(300);
        // 0.02 is the aim of a visit as it comes; here an answer that others wait for is held back.
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.03);
        await page.unroute(last);
      });
    }
  }
});

/** Cumulative layout shift of the page so far, as browsers report it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Without an entry the observer stays silent.
        setTimeout(() => resolve(0), 100);
      }),
  );
