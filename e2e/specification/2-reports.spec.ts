import { expect, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { readyCompany } from "../support/ready-company.ts";
import { readyReportBar } from "../support/report-bar.ts";
import {
  DESK,
  expectButton,
  expectInSight,
  expectToRead,
  howFarDown,
  PHONE,
  readableText,
} from "../support/sight.ts";
import { test } from "../support/specification.ts";

const main = (page: Page) => page.getByRole("main");
const sectionOf = (page: Page, title: string) =>
  page
    .locator(".bg-surface, section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .last();

async function history(url: string) {
  const { token, make } = await readyReportBar(url);
  const van = { name: "Van", value: 350.5, category: "Transporte" };
  await make("Casamento", 2, 100, { fixedCosts: [van] });
  await make("Coquetel", 3, 10, { status: "orçamento", type: "corporativo" });
  await make("Formatura", 40, 80, { type: "formatura" });
  return token;
}

test("2 Reports: three events", async ({ page, product, signIn, holds }) => {
  await signIn(await history(product.url));
  await page.setViewportSize(DESK);
  await page.goto("/relatorios");
  await page.getByText(/eventos encontrados/).waitFor();
  await holds("2.reports.1", async () => {
    await expectInSight(page.getByRole("heading", { level: 1, name: "Relatórios" }));
    await expectToRead(main(page), "Análise de custos e consumo");
  });
  await holds("2.reports.4", () => expectToRead(main(page), "2 de 3 eventos encontrados"));
  // 100 drinks of R$ 2,50 bring 375 and cost 250 and the van; the quote does not count.
  await holds(["2.reports.5", "4.status.5", "9.5", "9.3"], async () => {
    for (const [title, value] of [
      ["Receita total", "R$ 375,00"],
      ["Custo total", "R$ 600,50"],
      ["Lucro líquido", /[−-]R\$ ?225,50/],
    ] as const) {
      await expectToRead(sectionOf(page, title), value);
      expect(await howFarDown(sectionOf(page, title))).toBeLessThan(DESK.height);
    }
  });
  await holds(["2.reports.6", "2.reports.7"], async () => {
    for (const [title, trend] of [
      ["Receita total", "+12%"],
      ["Custo total", "+8%"],
      ["Lucro líquido", "+18%"],
    ] as const) {
      await expectToRead(sectionOf(page, title), `${trend} vs mês anterior`);
    }
    await page.getByLabel("Período").selectOption({ index: 3 });
    await expectToRead(sectionOf(page, "Receita total"), "R$ 675,00", "+12% vs mês anterior");
    await page.getByLabel("Período").selectOption({ index: 0 });
  });
  await holds(["2.reports.2", "4.status.3"], async () => {
    const period = page.getByLabel("Período");
    const periods = await period.getByRole("option").allInnerTexts();
    expect(periods.slice(0, 5)).toEqual(
      [/mês/i, /trimestre/i, /semestre/i, /ano/i, /personalizado/i].map((one) => expect.stringMatching(one)),
    );
    await expectInSight(page.getByLabel("Tipo de evento"));
    await expect(page.getByLabel("Tipo de evento").getByRole("option")).toHaveCount(9);
    await expect(page.getByLabel("Status").getByRole("option")).toHaveText([
      "Todos",
      "Confirmado",
      "Planejamento",
      "Orçamento",
      "Finalizado",
    ]);
    await page.getByLabel("Status").selectOption("Orçamento");
    await expect(page).toHaveURL(/status=orcamento/);
    await expectToRead(main(page), "1 de 3 eventos encontrados");
    await page.getByLabel("Status").selectOption("Todos");
    await period.selectOption({ label: periods[4] ?? "" });
    for (const label of ["Data inicial", "Data final"]) await expectInSight(page.getByLabel(label));
    await period.selectOption({ index: 1 });
    await expectToRead(main(page), "3 de 3 eventos encontrados");
  });
  await holds("2.reports.3", async () => {
    const apply = page.getByRole("button", { name: "Aplicar Filtros" });
    await expectButton(apply);
    const before = await readableText(main(page));
    await apply.click();
    expect(await readableText(main(page))).toBe(before);
    await page.getByRole("button", { name: "Limpar filtros" }).click();
    await expectToRead(main(page), "2 de 3 eventos encontrados");
  });
  await holds("2.reports.8", async () => {
    await expectToRead(sectionOf(page, "Drinks mais populares"), "Caipiroska", "100");
    const costs = sectionOf(page, "Custos por categoria");
    await expectToRead(costs, "Bebidas Alcoólicas", "80%", "Frutas", "20%");
    const bars = await costs.evaluate(
      (element) =>
        [...element.querySelectorAll<HTMLElement>("li *")].filter(({ style }) =>
          /%|scale/.test(style.width + style.transform),
        ).length,
    );
    expect(bars).toBeGreaterThanOrEqual(2);
  });
  await holds("2.reports.5", async () => {
    await page.setViewportSize(PHONE);
    await expectToRead(main(page), "Receita total", "R$ 375,00", "Custo total", "R$ 600,50", "Lucro líquido");
  });
});

test("9 Report periods and Top list", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  const { token, make } = await readyReportBar(product.url);
  for (const days of [20, 60, 150, 300, 500]) await make(`Há ${days} dias`, days, 10);
  const { url } = product;
  const authorization = `Bearer ${token}`;
  const [base] = (await (await fetch(`${url}/api/events`, { headers: { authorization } })).json()) as {
    drinks: { ingredients: object[] }[];
  }[];
  const lines = base?.drinks[0]?.ingredients as { ingredientId: number; quantity: number; unit: string }[];
  const drinks = [];
  for (const [index, name] of ["Ana", "Bia", "Caio", "Davi", "Eva", "Fred"].entries()) {
    const ingredients = lines.map(({ ingredientId, quantity, unit }) => ({ ingredientId, quantity, unit }));
    const { id } = await callApi(url, "/api/drinks", { name, ingredients }, token);
    drinks.push({ drinkId: id, drinkName: name, quantity: 60 - index, ingredients: lines });
  }
  await make("Muitos", 5, 1, { drinks });
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/relatorios");
  await holds("9.7", async () => {
    for (const [index, found] of [2, 3, 4, 5].entries()) {
      await page.getByLabel("Período").selectOption({ index });
      await expectToRead(main(page), `${found} de 6 eventos encontrados`);
    }
    await page.getByLabel("Período").selectOption("Personalizado");
    await page.getByLabel("Data inicial").fill("2020-01-01");
    await page.getByLabel("Data final").fill("");
    await expectToRead(main(page), /6 de 6 eventos encontrados/);
  });
  await holds("9.6", async () => {
    const list = sectionOf(page, "Drinks mais populares").getByRole("listitem");
    await expect(list).toHaveCount(5);
    await expectToRead(list.first(), "Ana");
  });
});

test("2 Reports: an empty company", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(PHONE);
  await page.goto("/relatorios");
  await holds("2.reports.4", () => expectToRead(main(page), "0 de 0 eventos encontrados"));
});
