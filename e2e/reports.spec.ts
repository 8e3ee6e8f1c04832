import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { readyCompany } from "./support/ready-company.ts";

const DAY = 86_400_000;
const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 100, unit: "L", pricePerUnit: 4000 };
const lemon = { name: "Limão", category: "Frutas", quantity: 400, unit: "unidade", pricePerUnit: 200 };

/**
 * A caipiroska takes 50 ml of vodka at R$ 40 a litre and a limão at R$ 0,50: R$ 2,50. A hundred of them bring
 * 250 × 1,5 = R$ 375 and cost R$ 250 and what is fixed.
 */
async function readyBar(url: string) {
  const { token } = await readyCompany(url, "Bar dos Relatórios");
  const { id: vodkaId } = await callApi(url, "/api/ingredients", vodka, token);
  const { id: lemonId } = await callApi(url, "/api/ingredients", lemon, token);
  const lines = [
    { ingredientId: vodkaId, quantity: 50, unit: "ml" },
    { ingredientId: lemonId, quantity: 1, unit: "unidade" },
  ];
  const recipe = { name: "Caipiroska", ingredients: lines };
  const { id: drinkId } = await callApi(url, "/api/drinks", recipe, token);
  const make = (name: string, daysAgo: number, count: number, more: object = {}) =>
    callApi(
      url,
      "/api/events",
      {
        name,
        date: new Date(Date.now() - daysAgo * DAY).toISOString(),
        guests: 100,
        status: "confirmado",
        type: "casamento",
        drinks: [
          {
            drinkId,
            drinkName: "Caipiroska",
            quantity: count,
            ingredients: lines.map((line, index) => ({
              ...line,
              ingredientName: index === 0 ? "Vodka" : "Limão",
              plannedQuantity: line.quantity * count,
            })),
          },
        ],
        ...more,
      },
      token,
    );
  return { token, make };
}

/** Three in the last month, one of them only a quote and one disabled, and one in the month before. */
async function readyHistory(url: string) {
  const { token, make } = await readyBar(url);
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

const card = (page: Page, label: string) =>
  page.locator(".bg-surface").filter({ has: page.getByRole("heading", { level: 2, name: label }) });
const table = (page: Page) => page.getByRole("table", { name: "Eventos do relatório" });
const names = (page: Page) => table(page).getByRole("rowheader");
const found = (page: Page, text: string) =>
  expect(page.getByText(`${text} eventos encontrados`, { exact: true })).toBeVisible();

test("the figures are right to the cent, and filters live in the address", async ({
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

/** Agrees on a price for an event, with a sinal of a hundred. */
async function agreePrice(url: string, token: string, id: unknown, price: string) {
  const put = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/events/${String(id)}/${path}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const saldo = { kind: "saldo", amount: Number(price) - 100, dueOn: "2026-12-01" };
  await put("price", { pricingMode: "fechado", price });
  const { charges } = await put("charges", {
    charges: [{ kind: "sinal", amount: 100, dueOn: "2026-11-01" }, saldo],
  });
  return charges.find(({ kind }: { kind: string }) => kind === "sinal").id;
}

test("agreed prices are the revenue, with their margin, and what was received is another view", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  // Costs R$ 250 and brings R$ 1.000: 75 %. The other one is estimated at R$ 75, and costs R$ 50.
  const { id } = await make("Casamento", 2, 100);
  await make("Aniversário", 5, 20, { type: "aniversario" });
  const chargeId = await agreePrice(product.url, token, id, "1000.00");
  const paidOn = new Date().toISOString().slice(0, 10);
  const receipt = { chargeId, amount: "100.00", paidOn, method: "pix" };
  await callApi(product.url, `/api/events/${String(id)}/payments`, receipt, token);
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/relatorios?periodo=personalizado");
  await expect(card(page, "Receita total")).toContainText(/R\$\s1\.075,00/);
  await expect(card(page, "Receita total")).toContainText(/R\$\s75,00 estimados/);
  await expect(table(page).getByRole("row", { name: "Casamento" })).toContainText("75,0%");
  await expect(table(page).getByRole("row", { name: "Aniversário" })).toContainText(/estimada.*–$/);
  await expect(page.getByRole("table", { name: "Margem por tipo" }).getByRole("rowheader")).toHaveText([
    /^Casamento1 evento · lucro R\$\s750,00$/,
  ]);
  await expectNoFindings(page, "reports with margins");
  await page.setViewportSize(WIDE);

  await page.getByLabel("Receita", { exact: true }).selectOption("Por recebimento");
  await expect(card(page, "Receita total")).toContainText(/R\$\s100,00/);
  await expect(page).toHaveURL("/relatorios?periodo=personalizado&por=recebimento");
  await expect(table(page).getByRole("row").last()).toHaveText(/TotalR\$\s100,00R\$\s300,00−R\$\s200,00/);
  await expectNoFindings(page, "reports by receipt");
  await expectNoSidewaysScrolling(page, "reports by receipt");
  await page.goto("/relatorios?periodo=personalizado");
  await expectNoSidewaysScrolling(page, "reports with margins");
});

test("it holds for everybody, on every screen", async ({ page, product, signIn }) => {
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
