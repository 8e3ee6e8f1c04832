import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { callApi, readyCompany } from "./support/accounts.ts";
import { analyse, expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";

const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 10, unit: "L", pricePerUnit: 400 };
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A company with 10 L of vodka, one drink and one client, and how to plan an event of so many of that drink. */
async function readyBar(url: string) {
  const { token } = await readyCompany(url);
  const { id: ingredientId } = await callApi(url, "/api/ingredients", vodka, token);
  const recipe = { ingredientId, quantity: 50, unit: "ml" };
  const { id: drinkId } = await callApi(url, "/api/drinks", { name: "Shot", ingredients: [recipe] }, token);
  const { id: clientId } = await callApi(url, "/api/clients", { name: "Marina Alves" }, token);
  const plan = (name: string, days: number, count: number, more: object = {}) => ({
    name,
    date: inDays(days),
    location: "Sítio das Flores",
    guests: 100,
    status: "confirmado",
    type: "casamento",
    drinks: [
      {
        drinkId,
        drinkName: "Shot",
        quantity: count,
        ingredients: [{ ...recipe, ingredientName: "Vodka", plannedQuantity: 50 * count }],
      },
    ],
    clients: [clientId],
    ...more,
  });
  const make = (...args: Parameters<typeof plan>) => callApi(url, "/api/events", plan(...args), token);
  return { token, clientId, plan, make };
}

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: /^Eventos/ })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const names = (page: Page) => page.getByRole("heading", { level: 3 });
const panelOf = (page: Page) => page.getByRole("group", { name: "Filtros de eventos" });

/** The same action wherever it stands: on its own, or in the menu of a narrow card. */
async function act(page: Page, card: string, action: string) {
  const own = cardOf(page, card).getByRole("button", { name: new RegExp(`^${action} `) });
  const more = cardOf(page, card).getByRole("button", { name: /^Mais ações/ });
  await own.or(more).first().waitFor();
  if (await own.isVisible()) return own.click();
  await more.click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("events are found by their filters, in the panel and in the address", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  await make("Casamento São João", 10, 100);
  await make("Coquetel", 20, 20, { status: "orçamento", type: "corporativo" });
  await make("Formatura", -5, 20, { type: "formatura" });
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/eventos");
  await expect(page.getByRole("heading", { level: 1, name: "Eventos" })).toBeVisible();
  await expect(page.getByText("Planeje e gerencie eventos")).toBeVisible();
  await expect(names(page)).toHaveText(["Casamento São João", "Coquetel", "Formatura"]);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([/Próximos/, /Anteriores/]);
  await expect(page.getByText("Mostrando 3 de 3 eventos", { exact: true })).toBeVisible();

  await expect(panelOf(page)).toBeHidden();
  const toggle = page.getByRole("button", { name: /^Filtros/ });
  await toggle.click();
  await panelOf(page).getByLabel("Nome").pressSequentially("sao joao");
  await expect(names(page)).toHaveText(["Casamento São João"]);
  await expect(page).toHaveURL("/eventos?nome=sao+joao");
  await panelOf(page).getByLabel("Nome").fill("");
  await panelOf(page).getByLabel("Status").selectOption("Orçamento");
  await panelOf(page).getByLabel("Tipo").selectOption("Corporativo");
  await expect(page.getByText("Mostrando 1 de 3 eventos", { exact: true })).toBeVisible();
  await panelOf(page).getByLabel("De", { exact: true }).fill(inDays(30).slice(0, 10));
  await expect(page.getByText("Nenhum evento encontrado com os filtros aplicados.")).toBeVisible();
  await expect(toggle).toHaveAccessibleName("Filtros 3 ativos");
  await analyse(page, "events, filters");
  await expectNoSidewaysScrolling(page, "events, filters");

  await page.getByRole("link", { name: "Clientes" }).first().click();
  await expect(page.getByText(/^3 eventos · próximo .* · último /)).toBeVisible();
  await page.goBack();
  await expect(toggle).toHaveAccessibleName("Filtros 3 ativos");
  await page.getByRole("button", { name: "Limpar filtros" }).last().click();
  await expect(names(page)).toHaveCount(3);
  await expect(page).toHaveURL("/eventos");
  await expect(toggle).toBeFocused();

  await page.goto(`/eventos?tipo=formatura&ate=${inDays(1).slice(0, 10)}`);
  await expect(names(page)).toHaveText(["Formatura"]);
  await panelOf(page).getByRole("button", { name: "Limpar filtros" }).click();
  await expect(names(page)).toHaveCount(3);
});

for (const [size, viewport] of [
  ["wide", WIDE],
  ["narrow", NARROW],
] as const) {
  test(`fixed costs, copy, report and leaving the list, ${size}`, async ({ page, product, signIn }) => {
    const { token, clientId, make } = await readyBar(product.url);
    const van = { name: "Van", value: 350.5, category: "Transporte" };
    await make("Casamento", 10, 100, { fixedCosts: [van] });
    // Only 5 L are left after the wedding.
    await make("Festa", 20, 140);
    await fetch(`${product.url}/api/clients/${String(clientId)}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    });
    await signIn(token);
    await page.setViewportSize(viewport);
    await page.goto("/eventos");
    const wedding = cardOf(page, "Casamento");
    for (const text of [
      "Casamento",
      "Tropical Premium",
      "Sítio das Flores",
      "100 convidados",
      "100× Shot",
      `Cliente ID ${String(clientId)}`,
      "Confirmado",
      "Estoque OK",
      "Custo de estoque + Custos Fixos",
      /R\$\s550,50/,
      /R\$\s5,51 por convidado/,
    ]) {
      await expect(wedding).toContainText(text);
    }
    await expect(cardOf(page, "Festa")).toContainText("Verificar estoque");
    await expect(cardOf(page, "Festa")).toContainText("Vodka (faltam 2 L)");

    await act(page, "Casamento", "Custos fixos");
    const dialog = page.getByRole("dialog", { name: "Custos fixos" });
    await expect(dialog).toHaveAccessibleDescription("Casamento");
    await dialog.getByRole("button", { name: "Adicionar custo fixo" }).click();
    await dialog.getByRole("button", { name: "Salvar" }).click();
    const added = dialog.getByRole("group", { name: "Custo fixo 2" });
    for (const message of ["Nome é obrigatório", "Valor deve ser positivo", "Categoria é obrigatória"]) {
      await expect(added.getByText(message)).toBeVisible();
    }
    if (size === "narrow") await expectNoSidewaysScrolling(page, "fixed costs");
    await page.setViewportSize(viewport);
    await analyse(page, `fixed costs with errors, ${size}`);
    await added.getByLabel("Nome").fill("Bartenders");
    await added.getByLabel(/^Valor/).fill("1.200,25");
    await added.getByLabel("Categoria").selectOption("Bartender");
    await expect(dialog).toContainText(/Total dos custos fixos\s*R\$\s1\.550,75/);
    await expect(dialog).toContainText(/Custo de estoque \+ Custos Fixos\s*R\$\s1\.750,75/);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar" }).click();
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(toastOf(page)).toContainText("Custos fixos atualizados com sucesso");
    await expect(dialog).toBeHidden();
    await expect(wedding).toContainText(/R\$\s1\.750,75/);
    await expect(wedding).toContainText(`Cliente ID ${String(clientId)}`);

    await act(page, "Casamento", "Duplicar");
    await expect(toastOf(page)).toContainText("Evento duplicado com sucesso (incluindo custos fixos)");
    const copy = cardOf(page, "Casamento (Cópia)");
    // The copy comes before it, so that its card has moved.
    await expect(page.getByRole("main")).toBeFocused();
    await expect(copy).toContainText("Planejamento");
    await expect(copy).toContainText(/R\$\s1\.750,75/);

    const started = page.waitForEvent("download");
    await act(page, "Casamento", "Relatório");
    await expect(toastOf(page)).toContainText("Relatório gerado");
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^relatorio-Casamento-\d\d-\d\d-\d{4}\.txt$/);
    const report = (await readFile(await download.path(), "utf8")).replaceAll("\u00a0", " ");
    expect(report).toMatch(/RELATÓRIO DO EVENTO\nCasamento\n/);
    expect(report).toMatch(/Shot: 100 unidades\n {2}50 ml de Vodka +planejado 5\.000 ml/);
    expect(report).toMatch(/Bartenders \(Bartender\) +R\$ 1\.200,25/);
    expect(report).toMatch(/Custo total +R\$ 1\.750,75\nCusto por convidado +R\$ 17,51/);
    expect(report).toContain("Balcão: gestão de bar e eventos");

    const question = page.getByRole("alertdialog", { name: "Desabilitar evento?" });
    await act(page, "Casamento (Cópia)", "Desabilitar");
    await expect(question).toContainText("continua no histórico para os relatórios");
    await question.getByRole("button", { name: "Cancelar" }).click();
    for (const name of ["Casamento (Cópia)", "Festa", "Casamento"]) {
      await act(page, name, "Desabilitar");
      await question.getByRole("button", { name: "Desabilitar" }).click();
      await expect(toastOf(page)).toContainText("Evento desabilitado com sucesso");
      await expect(cardOf(page, name)).toHaveCount(0);
    }
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByText("Nenhum evento cadastrado ainda.")).toBeVisible();
    await page.getByRole("button", { name: "Cadastrar evento" }).click();
    await expect(page.getByRole("dialog", { name: "Novo evento" })).toBeVisible();
  });
}

test("what fails says so in the exact words, and nothing is lost", async ({ page, product, signIn }) => {
  const { token, make } = await readyBar(product.url);
  const { id } = await make("Casamento", 10, 100);
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/eventos");
  await cardOf(page, "Casamento").waitFor();
  const answer = { status: 500, json: { message: "Falhou" } };
  await page.route("**/api/events/**", (route) => route.fulfill(answer));
  await page.route("**/api/events", (route) =>
    route.request().method() === "POST" ? route.fulfill(answer) : route.continue(),
  );
  await act(page, "Casamento", "Duplicar");
  await expect(toastOf(page)).toContainText("Falha ao duplicar evento");
  await act(page, "Casamento", "Desabilitar");
  await page.getByRole("alertdialog").getByRole("button", { name: "Desabilitar" }).click();
  await expect(toastOf(page)).toContainText("Falha ao desabilitar evento");
  await act(page, "Casamento", "Custos fixos");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Adicionar custo fixo" }).click();
  await dialog.getByLabel("Nome").fill("Gelo");
  await dialog.getByLabel(/^Valor/).fill("80");
  await dialog.getByLabel("Categoria").selectOption("Outros");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Falha ao atualizar custos fixos");
  await expect(dialog.getByRole("alert")).toContainText("Falhou");
  await expect(dialog.getByLabel("Nome")).toHaveValue("Gelo");
  await page.unrouteAll();

  // An event by its address, and one that is not there.
  await page.goto(`/eventos?evento=${String(id)}`);
  await expect(page.getByRole("dialog", { name: "Editar evento" }).getByLabel("Nome")).toHaveValue(
    "Casamento",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await expect(page).toHaveURL("/eventos");
  await page.goto("/eventos?evento=999999");
  await expect(toastOf(page)).toContainText("Evento não encontrado");
  await expect(page).toHaveURL("/eventos");
});

test("without drinks the way leads to them", async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(NARROW);
  await page.goto("/eventos");
  await expect(page.getByText("Nenhum evento cadastrado ainda.")).toBeVisible();
  await page.getByRole("link", { name: "Ir para os Drinks" }).click();
  await expect(page).toHaveURL("/drinks");
});

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

for (const width of [320, 1280]) {
  test(`a card unfolds all its drinks in place, ${width} px`, async ({ page, product, signIn }) => {
    const { token, plan, make } = await readyBar(product.url);
    const base = await make("Modelo", 10, 1);
    const [shot] = plan("", 1, 40).drinks;
    const drinks = Array.from({ length: 12 }, (_, n) => ({ ...shot, drinkName: `Drink ${n + 1}` }));
    const events = Array.from({ length: 60 }, (_, n) => ({
      ...base,
      ...plan(`Evento ${n + 1}`, 1 + n, 40, { drinks }),
      id: n + 1,
    }));
    await page.route("**/api/events", (route) => route.fulfill({ json: events }));
    await signIn(token);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/eventos");
    const card = cardOf(page, "Evento 4");
    // The list draws what is near; the wheel is how a person gets there.
    await expect(async () => {
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 300);
      await expect(card.getByRole("button", { name: /mostrar todos$/ })).toBeInViewport({ timeout: 200 });
    }).toPass();
    const topOf = async () => (await card.boundingBox())?.y ?? 0;
    const before = await topOf();
    await card.getByRole("button", { name: "+ 8 drinks · mostrar todos" }).click();
    await expect(card).toContainText("40× Drink 12");
    expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
    const less = card.getByRole("button", { name: "mostrar menos" });
    await expect(less).toBeFocused();
    await expectNoSidewaysScrolling(page, "unfolded card");
    // The rows below have made room.
    const rows = page.getByRole("list", { name: /^Eventos/ }).locator(":scope > *");
    const edges = await rows.evaluateAll((all) =>
      all.flatMap((row) => [row.getBoundingClientRect().top, row.getBoundingClientRect().bottom]),
    );
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  });
}
