import { expect, type Page } from "@playwright/test";
import { readyBar } from "../support/event-list.ts";
import { NARROW, test, WIDE } from "../support/fixtures.ts";

const MANY = 120;
/** Rows that differ in their heights, as no estimate can know. */
const tall = (n: number) => "Traje a rigor, chegar pela garagem. ".repeat((n * 7) % 5);
/** What every other row is found by. */
const MARK = "Especial";
const mark = (n: number) => (n % 2 ? MARK : "Comum");
const many = <Row extends object>(base: Row, change: (n: number) => object) =>
  Array.from({ length: MANY }, (_, n) => ({ ...base, id: n + 1, ...change(n) }));

/** The lists of a company, each longer than any window. */
async function fillLists(page: Page, url: string) {
  const { token, plan, make } = await readyBar(url);
  const read = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as [object])[0];
  };
  await make("Modelo", 1, 1);
  const [event, client, drink, ingredient] = await Promise.all(
    ["/api/events", "/api/clients", "/api/drinks", "/api/ingredients"].map(read),
  );
  const lists = {
    events: many(event as object, (n) => plan(`Evento ${n} ${tall(n)}`, n - 40, 5)),
    clients: many(client as object, (n) => ({ name: `Cliente ${n} ${mark(n)}`, notes: tall(n) })),
    drinks: many(drink as object, (n) => ({ name: `Drink ${n} ${mark(n)} ${tall(n)}`, ingredients: [] })),
    ingredients: many(ingredient as object, (n) => ({ name: `Item ${n} ${mark(n)} ${tall(n)}` })),
  };
  for (const [name, rows] of Object.entries(lists)) {
    await page.route(`**/api/${name}`, (route) => route.fulfill({ json: rows }));
  }
  return token;
}

const itemsOf = (page: Page) => page.locator("main [role=listitem], main tbody tr[data-index]");

/** What stands where: the first item whose beginning is in the window, and how far the page has been scrolled. */
const standing = (page: Page) =>
  itemsOf(page).evaluateAll((items) => {
    const first = items.find((item) => item.getBoundingClientRect().top > 80);
    const top = Math.round(first?.getBoundingClientRect().top ?? 0);
    return { name: first?.textContent?.slice(0, 12), top, offset: Math.round(window.scrollY) };
  });

async function scrollFarDown(page: Page) {
  // Rows that the wheel passes while the list loads have no height to come back to.
  await expect(itemsOf(page).first()).toBeVisible();
  await page.mouse.move(180, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  }).toPass({ intervals: [60] });
  // Until what the wheel has set off has come to rest.
  let last = {};
  await expect(async () => {
    const before = last;
    last = await standing(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [200] });
}

async function goTo(page: Page, name: string) {
  const link = page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name });
  // On a phone some screens are behind "Mais".
  if ((await link.filter({ visible: true }).count()) === 0) {
    await page.getByRole("button", { name: "Mais", exact: true }).click();
  }
  await link.filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

for (const [size, viewport] of Object.entries({ phone: NARROW, desktop: WIDE })) {
  test.describe(size, () => {
    test.use({ viewport });

    test("a screen begins at its title, and who comes back to the one before finds it where it was left", async ({
      page,
      product,
      signIn,
    }) => {
      await signIn(await fillLists(page, product.url));
      await page.goto("/eventos");
      for (const [list, next] of [
        ["Eventos", "Clientes"],
        ["Clientes", "Drinks"],
        ["Drinks", "Estoque"],
        ["Estoque", "Eventos"],
      ] as const) {
        await test.step(list, async () => {
          await scrollFarDown(page);
          const before = await standing(page);
          await goTo(page, next);
          await expect(page.getByRole("heading", { level: 1, name: next })).toBeInViewport();
          await expect(itemsOf(page).filter({ visible: true }).first()).toBeInViewport();
          // Rows that are measured and found taller than estimated come a frame or two later.
          await page.waitForTimeout(300);
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
          await page.goBack();
          await expect.poll(() => standing(page)).toEqual(before);

          // A dialog over it, left the same way.
          const edit = page.getByRole("button", { name: /^Editar/ });
          const inReach = await edit.evaluateAll((all) =>
            all.findIndex((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return top > 100 && bottom < window.innerHeight - 140;
            }),
          );
          await edit.nth(inReach).click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await page.goBack();
          await expect(page.getByRole("dialog")).toBeHidden();
          expect(await standing(page)).toEqual(before);
          await goTo(page, next);
        });
      }
    });
  });
}

test("what a list was searched for is there on the way back and after a reload, and not by the menu", async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await fillLists(page, product.url));
  for (const [path, name] of [
    ["/clientes", "Clientes"],
    ["/drinks", "Drinks"],
  ] as const) {
    await test.step(path, async () => {
      const searchBox = page.getByRole("searchbox");
      const items = itemsOf(page).filter({ visible: true });
      const expectFound = async () => {
        await expect(searchBox).toHaveValue(MARK);
        await expect(page.getByRole("status").filter({ hasText: "60 resultados" })).toBeVisible();
        await expect(items.filter({ hasNotText: MARK })).toHaveCount(0);
        await expect(page).toHaveURL(`${path}?busca=${MARK}`);
      };
      await page.goto(path);
      const entries = await page.evaluate(() => window.history.length);
      await searchBox.pressSequentially(MARK);
      await expectFound();
      expect(await page.evaluate(() => window.history.length)).toBe(entries);

      await goTo(page, "Relatórios");
      await page.goBack();
      await expectFound();
      await page.reload();
      await expectFound();

      await goTo(page, "Relatórios");
      await goTo(page, name);
      await expect(searchBox).toHaveValue("");
      await expect(items.filter({ hasNotText: MARK }).first()).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }
});
