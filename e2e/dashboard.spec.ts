import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const ZONE = "America/Sao_Paulo";
/** Noon where the browser is, so that "in so many days" is the same day here and there. */
const inDays = (days: number) => {
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T15:00:00Z`) + days * 86_400_000).toISOString();
};
const dateIn = (days: number) => {
  const date = new Date(inDays(days));
  const weekday = date.toLocaleDateString("pt-BR", { weekday: "short", timeZone: ZONE }).replace(".", "");
  return `${weekday} ${date.toLocaleDateString("pt-BR", { timeZone: ZONE })}`;
};

const stock = [
  {
    name: "Vodka",
    category: "Bebidas Alcoólicas",
    quantity: 4,
    unit: "L",
    pricePerUnit: 160,
    minQuantity: 1,
  },
  { name: "Gim & Tônica", category: "Outros", quantity: 7.9, unit: "L", pricePerUnit: 0.1, minQuantity: 5.5 },
  { name: "Hortelã", category: "Outros", quantity: 3.75, unit: "maço", pricePerUnit: 0.2, minQuantity: 4 },
  { name: "Limão", category: "Frutas", quantity: 0, unit: "unidade", pricePerUnit: 0, minQuantity: 50 },
];

/** A company with that stock, one drink of 50 ml of vodka, and how to plan an event of so many of it. */
async function readyBar(url: string) {
  const { token } = await readyCompany(url);
  const make = (path: string, body: unknown) => callApi(url, path, body, token);
  const [vodka] = await Promise.all(stock.map((item) => make("/api/ingredients", item)));
  const line = { ingredientId: vodka?.id, quantity: 50, unit: "ml" };
  const { id: drinkId } = await make("/api/drinks", { name: "Shot", ingredients: [line] });
  const plan = (name: string, days: number, count: number, more: object = {}) => ({
    name,
    date: inDays(days),
    status: "confirmado",
    type: "casamento",
    guests: 50,
    drinks: [
      {
        drinkId,
        drinkName: "Shot",
        quantity: count,
        ingredients: [{ ...line, ingredientName: "Vodka", plannedQuantity: 50 * count }],
      },
    ],
    ...more,
  });
  const event = (...args: Parameters<typeof plan>) => make("/api/events", plan(...args));
  return { token, event, plan };
}

const list = (page: Page, name: string) => page.getByRole("main").getByRole("list", { name });
const days = (page: Page) => list(page, "Próximos 14 dias").getByRole("listitem");
const expectEvent = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("everything on it leads to where one can act on it", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { token, event } = await readyBar(product.url);
  await event("Casamento", 2, 60);
  await event("Coquetel", 5, 40, { status: "planejamento" });
  await event("Formatura", 5, 10, { status: "orçamento" });
  await event("Depois", 40, 1);
  await event("Cancelado", 1, 1, { status: "cancelado" });
  await event("Passado", -3, 1);
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(main.getByText("Visão geral do seu sistema", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Agora",
    // The next event, by its name.
    "Casamento",
    "Status do Estoque",
    "Próximos Eventos",
    "Itens que Precisam de Atenção",
    "Próximos 14 dias",
  ]);

  const cards = [
    [/^Estoque 4 /, "/estoque"],
    [/^Drinks 1 /, "/drinks"],
    // The one that is over is confirmed still.
    [/^Eventos 4 /, "/eventos"],
    [/^Valor Total R\$\s160,30/, "/estoque"],
    ["1 Normal", "/estoque?status=normal"],
    ["1 Atenção", "/estoque?status=atencao"],
    ["1 Estoque Baixo", "/estoque?status=baixo"],
    ["1 Sem Estoque", "/estoque?status=sem"],
  ] as const;
  for (const [name, href] of cards) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await main.getByRole("link", { name: "1 Sem Estoque" }).click();
  await expect(page.getByText("1 de 4 ingredientes")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Limão");
  await page.goBack();

  const upcoming = list(page, "Próximos Eventos").getByRole("link");
  await expect(upcoming).toHaveText([
    `Casamento ${dateIn(2)} 12:00 · 1 drinkConfirmado`,
    `Coquetel ${dateIn(5)} 12:00 · 1 drinkFalta estoquePlanejamento`,
    `Formatura ${dateIn(5)} 12:00 · 1 drinkFalta estoqueOrçamento`,
  ]);
  await upcoming.first().click();
  await expectEvent(page, "Casamento");
  await page.goto("/");

  const attention = list(page, "Itens que Precisam de Atenção").getByRole("link");
  await expect(attention).toHaveText([
    "Limão0 unidades mín. 50 unidadesSem Estoque",
    "Hortelã3 maços mín. 4 maçosEstoque Baixo",
    "Gim & Tônica7 L mín. 5,5 LAtenção",
  ]);
  await attention.last().click();
  await expect(page).toHaveURL("/estoque?busca=Gim+%26+T%C3%B4nica");
  await expect(page.getByText("1 de 4 ingredientes")).toBeVisible();
});

test("the next 14 days open their events and say what lacks, by keyboard too", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { token, event } = await readyBar(product.url);
  await event("Casamento", 2, 60);
  await event("Coquetel", 13, 40);
  await event("Formatura", 13, 10);
  await event("Mais tarde", 14, 1);
  const cellar = {
    name: "Adega",
    category: "Outros",
    quantity: 1,
    unit: "unidade",
    pricePerUnit: 24_000_000,
  };
  await callApi(product.url, "/api/ingredients", cellar, token);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto("/");
  // To the last cent, and in one line.
  const value = await page.getByText(/^R\$\s24\.000\.\d{3},\d\d$/).boundingBox();
  expect(value?.height).toBeLessThanOrEqual(28);
  await expect(days(page)).toHaveCount(14);
  await expect(days(page).first()).toContainText("hoje");
  await expect(days(page).filter({ hasText: "Mais tarde" })).toHaveCount(0);

  // 3 L of the 4 are for the wedding.
  const last = days(page).last();
  await expect(last).toHaveAttribute("title", /Coquetel – falta estoque: Vodka \(1 L\)/);
  await last.getByRole("button", { name: /2 eventos; 12:00 Coquetel – falta estoque/ }).focus();
  await page.keyboard.press("Enter");
  // Named by its day, unlike the next event.
  const opened = page.getByRole("main").getByRole("region", { name: / de \p{L}+$/u });
  await expect(opened.getByRole("link")).toHaveText([
    /^CoquetelConfirmado.*Falta: Vodka \(1 L\)$/,
    /^FormaturaConfirmado.*Falta: Vodka \(0,5 L\)$/,
  ]);
  await last.getByRole("button").press("Enter");
  await expect(page.getByRole("link", { name: "Ver lista" })).toHaveAttribute("href", /^\/compras\?de=/);
  await expectNoFindings(page, "dashboard");
  await expectNoSidewaysScrolling(page, "dashboard");

  await days(page)
    .getByRole("link", { name: /: 12:00 Casamento$/ })
    .click();
  await expect(page).toHaveURL(/\/eventos\/\d+$/);
  await expectEvent(page, "Casamento");
});

test("what fails is told; much of everything stays quick and in its place", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  const { token, event, plan } = await readyBar(product.url);
  const base = await event("Modelo", 1, 1);
  const long = "Confraternização Extraordinariamente Comprida da Construtora Horizonte e de Seus Parceiros";
  const events = Array.from({ length: 1000 }, (_, n) => ({
    ...base,
    ...plan(n === 0 ? long : `Evento ${n + 1}`, n / 20, 10),
    id: n + 1,
  }));
  const [sample] = await (
    await fetch(`${product.url}/api/ingredients`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  const ingredients = Array.from({ length: 5000 }, (_, n) => ({
    ...sample,
    id: n + 1,
    name: n === 0 ? `${long} de Maracujá` : `Ingrediente ${n + 1}`,
    quantity: 0,
    minQuantity: 12_345_678.25,
    pricePerUnit: "1234567.89",
  }));
  await page.route("**/api/events", (route) => route.fulfill({ json: events }));
  await page.route("**/api/ingredients", (route) => route.abort());
  await signIn(token);
  await page.goto("/");
  await expect(page.getByText("Não foi possível carregar o dashboard")).toBeVisible();
  await page.route("**/api/ingredients", (route) => route.fulfill({ json: ingredients }));
  await page.getByRole("button", { name: "Tentar novamente" }).click();

  await expect(page.getByRole("link", { name: /^Valor Total R\$\s6\.172\.839\.450,00/ })).toBeVisible();
  const attention = list(page, "Itens que Precisam de Atenção");
  await expect(attention.getByRole("link").first()).toContainText(long);
  expect(await attention.getByRole("link").count()).toBe(100);
  await expectNoSidewaysScrolling(page, "full dashboard");
  // Each time the end comes into view, the next slice follows.
  for (const end of [200, 300, 400]) {
    await attention.getByRole("link").last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await expect(attention.getByRole("link")).toHaveCount(end);
  }
});
