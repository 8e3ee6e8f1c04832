import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { card, readyReportBar, table } from "./support/report-bar.ts";

/** Three in the last month, one of them only a quote and one disabled, and one in the month before. */
async function readyHistory(url: string) {
  const { token, make } = await readyReportBar(url);
  const van = { name: "Van", value: 350.5, category: "Transporte" };
  await make("Casamento", 2, 100, { fixedCosts: [van] });
  await make("Coquetel", 3, 10, { status: "orçamento", type: "corporativo" });
  const { id } = await make("Aniversário", 5, 20, { type: "aniversario" });
  await fetch(`${url}/api/events/${String(id)}/disable`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}` },
  });
  await make("Formatura", 40, 80, { type: "formatura" });
  return token;
}

const names = (page: Page) => table(page).getByRole("rowheader");
const found = (page: Page, text: string) =>
  expect(page.getByText(`${text} eventos encontrados`, { exact: true })).toBeVisible();

test("the figures are right to the cent, and filters live in the address", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await readyHistory(product.url));
  await page.setViewportSize(WIDE);
  await page.goto("/relatorios");
  await expect(page.getByRole("heading", { level: 1, name: "Relatórios" })).toBeVisible();
  await expect(page.getByText("Análise de custos e consumo")).toBeVisible();
  await found(page, "3 de 4");
  // Revenue 375 + 75, cost 250 + 350,50 + 50. The month before: 300 and 200.
  await expect(card(page, "Receita total")).toContainText(/R\$\s450,00\+50%/);
  await expect(card(page, "Receita total")).toContainText("+12% vs mês anterior · ilustrativo");
  await expect(card(page, "Custo total")).toContainText(/R\$\s650,50\+225,3%/);
  await expect(card(page, "Custo total")).toContainText("+8% vs mês anterior");
  await expect(card(page, "Lucro líquido")).toContainText(/−R\$\s200,50−300,5%/);
  await expect(card(page, "Lucro líquido")).toContainText("+18% vs mês anterior");
  await expect(card(page, "Drinks mais populares")).toContainText("Caipiroska120");
  await expect(card(page, "Custos por categoria")).toContainText(/Bebidas AlcoólicasR\$\s240,0080%/);
  await expect(card(page, "Custos por categoria")).toContainText(/FrutasR\$\s60,0020%/);
  await expect(names(page)).toHaveText(["Casamento", "Aniversáriodesabilitado", "Total"]);
  await expect(table(page).getByRole("row").last()).toHaveText(/TotalR\$\s450,00R\$\s650,50−R\$\s200,50/);

  await page.getByLabel("Período").selectOption("Último trimestre");
  await found(page, "4 de 4");
  await expect(page).toHaveURL("/relatorios?periodo=trimestre");
  await page.getByLabel("Tipo de evento").selectOption("Formatura");
  await expect(names(page)).toHaveText(["Formatura", "Total"]);
  await page.getByLabel("Status").selectOption("Orçamento");
  await expect(page).toHaveURL("/relatorios?periodo=trimestre&tipo=formatura&status=orcamento");
  await expect(page.getByText("Nenhum evento encontrado com os filtros aplicados.")).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText(["Formatura", "Total"]);
  await page.goBack();
  await found(page, "4 de 4");
  await page.getByRole("button", { name: "Aplicar Filtros" }).click();
  await found(page, "4 de 4");
  await page.reload();
  await found(page, "4 de 4");
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(page).toHaveURL("/relatorios");
  await found(page, "3 de 4");

  await page.getByLabel("Período").selectOption("Personalizado");
  await page.getByLabel("Data inicial").fill("2020-01-01");
  await found(page, "4 de 4");
  await page.getByLabel("Data final").fill("2019-01-01");
  await expect(page.getByText("Antes da data inicial")).toBeVisible();
  await found(page, "0 de 4");
  // However many days were tried, one step back is the period before.
  await page.goBack();
  await expect(page).toHaveURL("/relatorios");

  await table(page).getByRole("link", { name: "Casamento" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Casamento" })).toBeVisible();
});

test("it is sorted, downloaded and printed; the chart answers to the keyboard", async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await readyHistory(product.url));
  await page.setViewportSize(WIDE);
  await page.goto("/relatorios?periodo=trimestre");
  await expect(names(page)).toHaveText(["Casamento", "Aniversáriodesabilitado", "Formatura", "Total"]);
  await table(page).getByRole("button", { name: "Lucro" }).click();
  await expect(table(page).getByRole("columnheader", { name: "Lucro" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(names(page)).toHaveText(["Formatura", "Aniversáriodesabilitado", "Casamento", "Total"]);

  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar CSV" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^relatorio-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\uFEFFData;Evento;Tipo;Convidados;Receita;Custo;Lucro");
  expect(lines.slice(1).map((line) => line.split(";").slice(1).join(";"))).toEqual([
    "Formatura;Formatura;100;300;200;100",
    "Aniversário;Aniversário;100;75;50;25",
    "Casamento;Casamento;100;375;600,5;-225,5",
    "Total;;;750;850,5;-100,5",
  ]);
  await expect(toastOf(page)).toContainText("Relatório gerado");

  const slider = page.getByRole("slider", { name: "Mês do gráfico" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    /: receita R\$\s300,00, custo R\$\s200,00, lucro R\$\s100,00$/,
  );
  await page.getByRole("button", { name: "Ver como tabela" }).click();
  const months = page.getByRole("table", { name: "Resultado por mês" });
  await expect(months.getByRole("row").nth(1)).toContainText(/R\$\s300,00R\$\s200,00R\$\s100,00/);

  await page.emulateMedia({ media: "print" });
  for (const name of ["Menu principal", "Filtros do relatório"]) {
    await expect(page.getByLabel(name).first()).toBeHidden();
  }
  for (const name of ["Imprimir", "Baixar CSV", "Ver como tabela"]) {
    await expect(page.getByRole("button", { name })).toBeHidden();
  }
  await expect(toastOf(page)).toBeHidden();
  for (const text of ["Bar dos Relatórios", /^Último trimestre \(/, /^Impresso em /]) {
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
  }
  await expect(names(page).first()).toBeVisible();
  await page.setViewportSize({ width: 703, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(703);
});

test("it holds for everybody, on every screen", { tag: "@long" }, async ({ page, product, signIn }) => {
  await signIn(await readyHistory(product.url));
  await page.goto("/relatorios?periodo=trimestre");
  await found(page, "4 de 4");
  await expectNoFindings(page, "reports");
  // Where the buttons of the filters just do not fit beside them any more.
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  await page.setViewportSize(NARROW);
  const toggle = page.getByRole("button", { name: "Filtros", exact: true });
  await expect(page.getByLabel("Período")).toBeHidden();
  await toggle.click();
  await page.getByLabel("Período").selectOption("Personalizado");
  await expectNoFindings(page, "reports with filters");
  await expectNoSidewaysScrolling(page, "reports");
  await page.setViewportSize(NARROW);
  await page.getByRole("button", { name: "Aplicar Filtros" }).click();
  await expect(toggle).toBeFocused();
  await expect(page.getByLabel("Período")).toBeHidden();
  const events = page.getByRole("list", { name: "Eventos do relatório" }).getByRole("listitem");
  await expect(events).toHaveCount(3);
  await page.getByLabel("Ordenar por").selectOption("Evento");
  await expect(events.first()).toContainText("Aniversário");
  await page.getByRole("button", { name: "Ordem crescente" }).click();
  await expect(events.first()).toContainText("Formatura");
});
