import { expect } from "@playwright/test";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { cardOf, names, panelOf, readyBar } from "./support/event-list.ts";
import { test, WIDE } from "./support/fixtures.ts";

test("a thousand events scroll and are filtered without a thousand cards; they hold for everybody", async ({
  page,
  product,
  signIn,
}) => {
  const { token, plan, make } = await readyBar(product.url);
  const base = await make("Modelo", 10, 1);
  const long = "Confraternização Extraordinariamente Comprida da Construtora Horizonte e de Seus Parceiros";
  const events = Array.from({ length: 1000 }, (_, n) => ({
    ...base,
    ...plan(n === 0 ? long : `Evento número ${n + 1}`, 1 + n / 10, 200),
    fixedCosts: [{ id: n + 1, name: "Palco", value: 1_234_567.89, category: "Equipamentos" }],
    id: n + 1,
  }));
  await page.route("**/api/events", (route) => route.fulfill({ json: events }));
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/eventos");
  await expect(page.getByText("Mostrando 1.000 de 1.000 eventos")).toBeVisible();
  await cardOf(page, long).waitFor();
  expect(await names(page).count()).toBeLessThan(40);
  await expectNoFindings(page, "events");
  await expectNoSidewaysScrolling(page, "events");
  // Where the screen is widest, a card still has room for all its actions.
  await page.setViewportSize({ width: 1920, height: 900 });
  const last = cardOf(page, long).getByRole("button", { name: /^Desabilitar/ });
  const [edge, button] = [await cardOf(page, long).boundingBox(), await last.boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((edge?.x ?? 0) + (edge?.width ?? 0));
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await panelOf(page).getByLabel("Nome").fill("numero 777");
  await expect(names(page)).toHaveText(["Evento número 777"]);
});

test("a card shows all its drinks, narrow and wide", async ({ page, product, signIn }) => {
  const { token, plan, make } = await readyBar(product.url);
  const base = await make("Modelo", 10, 1);
  const [shot] = plan("", 1, 40).drinks;
  const drinks = Array.from({ length: 30 }, (_, n) => ({ ...shot, drinkName: `Drink ${n + 1}` }));
  const events = Array.from({ length: 60 }, (_, n) => ({
    ...base,
    ...plan(`Evento ${n + 1}`, 1 + n, 40, { drinks }),
    id: n + 1,
  }));
  await page.route("**/api/events", (route) => route.fulfill({ json: events }));
  await signIn(token);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/eventos");
    await expect(
      cardOf(page, "Evento 1").getByRole("list", { name: "Drinks" }).getByRole("listitem"),
    ).toHaveCount(30);
    await expect(cardOf(page, "Evento 1")).toContainText("40× Drink 30");
    await expectNoSidewaysScrolling(page, "card with many drinks");
    // No card lies over another, once the list has measured them and taken off what is out of sight.
    const rows = page.getByRole("list", { name: /^Eventos/ }).locator(":scope > *");
    await expect(async () => {
      const edges = await rows.evaluateAll((all) =>
        all.flatMap((row) => [row.getBoundingClientRect().top, row.getBoundingClientRect().bottom]),
      );
      expect(edges, `${width} px`).toEqual(edges.toSorted((a, b) => a - b));
    }).toPass({ timeout: 5000 });
  }
});
