import { expect, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { inDays } from "../support/event-list.ts";
import { readyCompany } from "../support/ready-company.ts";
import {
  atBothSizes,
  DESK,
  expectInSight,
  expectToRead,
  howFarDown,
  PHONE,
  readableText,
} from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

/** A card begins in the upper third of the window, right below the title. */
const CARDS_BEGIN_BEFORE = 270;

const COUNTERS = { Normal: 1, Atenção: 0, "Estoque Baixo": 1, "Sem Estoque": 1 };

const cards = (page: Page) =>
  ["Estoque", "Drinks", "Eventos", "Valor Total"].map((label) =>
    page
      .getByRole("main")
      .getByRole("link")
      .filter({ has: page.getByText(label, { exact: true }) }),
  );
const sectionOf = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** The cards say these figures, in sight and first under the title. */
async function expectCards(page: Page, figures: readonly string[]) {
  for (const [index, card] of cards(page).entries()) {
    await expectToRead(card, figures[index] ?? "");
    await expectInSight(card);
    const { height } = (await card.boundingBox()) ?? { height: 0 };
    expect(height, "as tall as a card").toBeGreaterThanOrEqual(56);
  }
  const [first] = cards(page);
  if (first) expect(await howFarDown(first)).toBeLessThan(CARDS_BEGIN_BEFORE);
}

test("2 Dashboard: a company of three records", async ({ page, product, signIn, holds }) => {
  const { token } = await companyOfThree(product.url);
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/");
  const main = page.getByRole("main");
  await holds("2.dashboard.1", async () => {
    await expectInSight(page.getByRole("heading", { level: 1, name: "Dashboard" }));
    await expectToRead(main, "Visão geral do seu sistema");
  });
  await holds(["2.dashboard.2", "2.dashboard.3", "2.dashboard.4", "2.dashboard.5", "1.8"], () =>
    atBothSizes(page, () =>
      expectCards(page, ["Estoque 3", "Drinks 3", "Eventos 2", "Valor Total R$ 512,75"]),
    ),
  );
  await holds("2.dashboard.6", async () => {
    for (const [size, limit] of [
      [DESK, 1.5 * DESK.height],
      [PHONE, 3 * PHONE.height],
    ] as const) {
      await page.setViewportSize(size);
      const status = sectionOf(page, "Status do Estoque");
      for (const [label, count] of Object.entries(COUNTERS)) {
        const counter = status.getByRole("listitem").filter({ hasText: label });
        await expectToRead(counter, label, new RegExp(`(^|\\D)${count}(\\D|$)`));
      }
      expect(await howFarDown(status)).toBeLessThan(limit);
    }
  });
  await holds(["2.dashboard.7", "2.dashboard.8", "1.7"], () =>
    atBothSizes(page, async () => {
      const coming = sectionOf(page, "Próximos Eventos");
      const rows = coming.getByRole("link").filter({ hasText: /drink/ });
      await expect(rows).toHaveCount(3);
      const expected = [
        ["Casamento da Ana", 5, "green"],
        ["Coquetel", 10, "yellow"],
        ["Formatura", 15, "blue"],
      ] as const;
      for (const [index, [name, days, colour]] of expected.entries()) {
        const date = new Date(inDays(days)).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
        await expectToRead(rows.nth(index), name, date, "1 drink");
        await expectIconOf(rows.nth(index), colour);
      }
    }),
  );
  await holds(["2.dashboard.10", "2.dashboard.11"], () =>
    atBothSizes(page, async () => {
      const rows = sectionOf(page, "Itens que Precisam de Atenção").getByRole("listitem");
      await expect(rows).toHaveCount(2);
      await expectToRead(
        rows.filter({ hasText: "Limão" }),
        /5 unidades/,
        /mín\. 6 unidades/,
        "Estoque Baixo",
      );
      await expectToRead(rows.filter({ hasText: "Hortelã" }), /0 maços?/, /mín\. 4 maços/, "Sem Estoque");
      expect(await readableText(rows.filter({ hasText: "Limão" }))).not.toContain("5,5");
    }),
  );
});

/** An icon in a row has a colour of which this part leads. */
async function expectIconOf(row: ReturnType<Page["locator"]>, colour: "green" | "yellow" | "blue") {
  const icons = await row.locator("svg").evaluateAll((all) =>
    all.map((icon) => {
      const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      canvas.fillStyle = getComputedStyle(icon).color;
      canvas.fillRect(0, 0, 1, 1);
      return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    }),
  );
  const is = {
    green: ([red = 0, green = 0, blue = 0]: number[]) => green > red && green > blue,
    yellow: ([red = 0, green = 0, blue = 0]: number[]) => red > blue + 40 && green > blue + 40,
    blue: ([red = 0, green = 0, blue = 0]: number[]) => blue > red + 40 && blue > green,
  };
  expect(icons.some(is[colour]), `${colour} among ${JSON.stringify(icons)}`).toBe(true);
}

test("2 Dashboard: an empty company", async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/");
  await holds(["2.dashboard.2", "2.dashboard.5"], () =>
    atBothSizes(page, () => expectCards(page, ["Estoque 0", "Drinks 0", "Eventos 0", "Valor Total R$ 0,00"])),
  );
  await holds(["2.dashboard.9", "2.dashboard.12"], () =>
    atBothSizes(page, async () => {
      const main = page.getByRole("main");
      await expectToRead(main, "Nenhum evento próximo cadastrado", "Todos os itens com estoque adequado");
      const said = (await readableText(main)).match(/[Nn]enhum evento|Sem eventos|sem evento/g);
      expect(said, "once").toHaveLength(1);
    }),
  );
});

test("2 Dashboard: the next three of more, without what is over", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  holds,
}) => {
  const { token, party } = await companyOfThree(product.url);
  const make = (name: string, days: number) =>
    callApi(product.url, "/api/events", { ...party, name, date: inDays(days) }, token);
  await make("Amanhã", 1);
  await make("Ontem", -1);
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/");
  await holds("2.dashboard.7", async () => {
    const rows = sectionOf(page, "Próximos Eventos").getByRole("link").filter({ hasText: /drink/ });
    await expect(rows).toHaveCount(3);
    for (const [index, name] of ["Amanhã", "Casamento da Ana", "Coquetel"].entries()) {
      await expectToRead(rows.nth(index), name);
    }
  });
});
