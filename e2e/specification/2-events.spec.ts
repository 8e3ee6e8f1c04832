import { expect, type Page } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { cardOf, inDays, panelOf } from "../support/event-list.ts";
import { toastOf } from "../support/fixtures.ts";
import { readyCompany } from "../support/ready-company.ts";
import { atBothSizes, DESK, expectButton, expectInSight, expectToRead, PHONE } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const TYPES = [
  "Corporativo",
  "Casamento",
  "Aniversário",
  "Formatura",
  "Festa infantil",
  "Confraternização",
  "Social",
  "Outro",
];
const STATUSES = ["Planejamento", "Orçamento", "Confirmado", "Em andamento", "Concluído", "Cancelado"];
const local = (days: number) =>
  new Date(inDays(days)).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
const WEDDING = "Casamento da Ana";
const filters = (page: Page) => page.getByRole("button", { name: /^Filtros/ });

/** The card's own button of an action, or the one in its menu. */
async function buttonOf(page: Page, name: string, action: RegExp) {
  await cardOf(page, name).waitFor();
  const own = cardOf(page, name).getByRole("button", { name: action });
  if (await own.first().isVisible()) return own.first();
  await cardOf(page, name).getByRole("button", { name: /^Mais ações/ }).click();
  return page.getByRole("menuitem", { name: action }).first();
}

test("2 Events: the cards of a company of three records", async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await cardOf(page, WEDDING).waitFor();
  await holds("2.events.1", async () => {
    await expectInSight(page.getByRole("heading", { level: 1, name: "Eventos" }));
    await expectToRead(page.getByRole("main"), "Planeje e gerencie eventos");
  });
  await holds(
    ["2.events.3", "2.events.4", "2.events.5", "2.events.6", "2.events.7", "2.events.9", "2.events.10"],
    () =>
      atBothSizes(page, async () => {
        const card = cardOf(page, WEDDING);
        await expectToRead(card, WEDDING, local(5), /\d\d:\d\d/, "Casamento", "Classic Premium");
        await expectToRead(card, "Sítio das Flores", "100 convidados", "Confirmado");
        const type = card.getByText("Casamento", { exact: true }).last();
        await expect(type.locator("xpath=ancestor-or-self::*[.//*[name()='svg']][1]")).toBeVisible();
      }),
  );
  await holds(["2.events.8", "2.events.11", "2.events.12", "2.events.13", "9.3"], () =>
    atBothSizes(page, async () => {
      const card = cardOf(page, WEDDING);
      await expectToRead(card, "R$ 600,50", "Custo de estoque + Custos Fixos", /100 ?× ?Caipiroska/);
      await expectToRead(card, "Ana Souza", "Bruno Lima", "Verificar estoque");
      await expectToRead(cardOf(page, "Coquetel"), "Estoque OK");
    }),
  );
  await holds("2.events.14", () =>
    atBothSizes(page, async () => {
      for (const action of [/^Editar/, /^Duplicar/, /^Custos fixos/, /Relatório/, /^Desabilitar/]) {
        await expectButton(await buttonOf(page, WEDDING, action));
        await page.keyboard.press("Escape");
      }
    }),
  );
});

test("2 Events: the filter panel", async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await holds(["2.events.2", "4.status.2"], () =>
    atBothSizes(page, async () => {
      await expectToRead(page.getByRole("main"), "Mostrando 3 de 3 eventos");
      await expect(panelOf(page)).toBeHidden();
      await filters(page).click();
      const panel = panelOf(page);
      for (const label of ["Nome", "Tipo", "Status", "De", "Até"]) {
        await expectInSight(panel.getByLabel(label, { exact: true }));
      }
      await expect(panel.getByLabel("Tipo").getByRole("option")).toHaveText(["Todos", ...TYPES]);
      const offered = await panel.getByLabel("Status").getByRole("option").allInnerTexts();
      expect(offered).toEqual(expect.arrayContaining(["Todos", ...STATUSES]));
      await panel.getByLabel("Nome").fill("coq");
      await expectToRead(page.getByRole("main"), "Mostrando 1 de 3 eventos");
      await panel.getByLabel("Nome").fill("");
      await panel.getByLabel("Status").selectOption("Orçamento");
      await expect(cardOf(page, "Formatura")).toBeVisible();
      await expectToRead(page.getByRole("main"), "Mostrando 1 de 3 eventos");
      await panel.getByRole("button", { name: /^Limpar/ }).click();
      await expectToRead(page.getByRole("main"), "Mostrando 3 de 3 eventos");
      await panel.getByLabel("De", { exact: true }).fill(inDays(8).slice(0, 10));
      await panel.getByLabel("Até", { exact: true }).fill(inDays(12).slice(0, 10));
      await expect(cardOf(page, "Coquetel")).toBeVisible();
      await expectToRead(page.getByRole("main"), "Mostrando 1 de 3 eventos");
      await panel.getByLabel("Nome").fill("nenhum assim");
      await expectToRead(page.getByRole("main"), "Nenhum evento encontrado com os filtros aplicados.");
      await page.getByRole("main").getByRole("button", { name: /^Limpar filtros/ }).last().click();
      await expectToRead(page.getByRole("main"), "Mostrando 3 de 3 eventos");
      await filters(page).click();
    }),
  );
});

test("2 Events: an empty company, and 9 Event defaults", async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await holds("2.events.15", () => expectToRead(page.getByRole("main"), "Nenhum evento cadastrado ainda."));
  await page.getByRole("button", { name: "Novo evento" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo evento" });
  await holds(["9.10", "3.22", "4.status.1"], async () => {
    const chosen = (label: string) =>
      dialog.getByLabel(label, { exact: true }).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
    expect(await chosen("Status")).toBe("Planejamento");
    expect(await chosen("Tipo")).toBe("Corporativo");
    expect(await chosen("Combo")).toBe("Tropical Premium");
    await expect(dialog.getByRole("textbox", { name: "Convidados" })).toHaveValue(/^0?$/);
    const options = (label: string) => dialog.getByLabel(label, { exact: true }).getByRole("option");
    await expect(options("Status")).toHaveText(["Planejamento", "Orçamento", "Confirmado"]);
    await expect(options("Combo")).toHaveText(["Tropical Premium", "Tropical", "Classic Premium"]);
    await expect(options("Tipo")).toHaveText(TYPES);
  });
  await holds(["5.8", "5.9"], async () => {
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(dialog, "Nome é obrigatório", "Data é obrigatória");
  });
  await holds("5.12", async () => {
    await dialog.getByLabel("Nome", { exact: true }).fill("Festa");
    await dialog.getByLabel("Data e hora").fill("2030-12-25T20:30");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(dialog, "Adicione pelo menos um ingrediente");
  });
  await holds("5.10", async () => {
    await dialog.getByRole("tab", { name: "Dados" }).click();
    for (const label of [/^Local/, "Convidados"]) {
      await expect(dialog.getByRole("textbox", { name: label })).not.toHaveAttribute("aria-invalid", "true");
    }
  });
});

test("4 Other event actions, 2 Fixed-costs editor, 9 Event report", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  holds,
}) => {
  const { token, ids } = await companyOfThree(product.url);
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  const events = async () =>
    (await (
      await fetch(`${product.url}/api/events`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as Record<string, unknown>[];

  await holds(["2.events.17", "5.15", "8.success.5", "3.23", "9.12"], async () => {
    await (await buttonOf(page, WEDDING, /^Custos fixos/)).click();
    const dialog = page.getByRole("dialog", { name: "Custos fixos" });
    await dialog.getByRole("button", { name: "Adicionar custo fixo" }).click();
    const row = dialog.getByRole("group", { name: "Custo fixo 2" });
    const categories = ["Transporte", "Alimentação", "Funcionários", "Bartender", "Chefe de Bar", "Equipamentos", "Outros"];
    const offered = await row.getByLabel("Categoria").getByRole("option").allInnerTexts();
    expect(offered.filter((one) => categories.includes(one))).toEqual(categories);
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(row, "Nome é obrigatório", "Categoria é obrigatória");
    await row.getByLabel(/^Valor/).fill("-1");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(row, "Valor deve ser positivo");
    await row.getByLabel(/^Valor/).fill("1");
    await row.getByLabel(/^Valor/).press("ArrowUp");
    await expect(row.getByLabel(/^Valor/)).toHaveValue("1,01");
    await row.getByLabel("Nome").fill("Bartenders");
    await row.getByLabel(/^Valor/).fill("0");
    await row.getByLabel("Categoria").selectOption("Bartender");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(toastOf(page), "Custos fixos atualizados com sucesso");
    await expect(dialog).toBeHidden();
  });
  await holds(["7.36", "9.18", "9.19", "8.success.8"], async () => {
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      (await buttonOf(page, WEDDING, /Relatório/)).click(),
    ]);
    await expectToRead(toastOf(page), "Relatório gerado");
    expect(download.suggestedFilename()).toMatch(/Casamento da Ana.*\d\d-\d\d-\d{4}\.txt$/);
    const { readFile } = await import("node:fs/promises");
    const text = (await readFile(await download.path(), "utf8")).replaceAll("\u00a0", " ");
    for (const part of ["LISTA DE COMPRAS", "INGREDIENTES EM FALTA", /Custo total +R\$ 600,50/, /Custo por convidado +R\$ 6,0[01]/]) {
      expect(text).toMatch(part);
    }
    expect(text.slice(-300)).toContain("Balcão");
  });
  await holds(["4.actions.2", "8.success.6"], async () => {
    await page.reload();
    const before = Date.now();
    await (await buttonOf(page, WEDDING, /^Duplicar/)).click();
    await expectToRead(toastOf(page), "Evento duplicado com sucesso (incluindo custos fixos)");
    const copy = cardOf(page, `${WEDDING} (Cópia)`);
    await expectInSight(copy.getByRole("heading"));
    await expectToRead(copy, "Planejamento", "Sítio das Flores", "100 convidados", /100 ?× ?Caipiroska/, "R$ 600,50");
    const all = await events();
    const [made, original] = [all.find(({ name }) => name === `${WEDDING} (Cópia)`), all.find(({ id }) => id === ids.wedding)];
    const inWeek = new Date(before + 7 * 86_400_000).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
    const made_on = new Date(String(made?.date)).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
    expect(made_on).toBe(inWeek);
    expect(made).toMatchObject({ status: "planejamento", guests: original?.guests, drinks: original?.drinks });
  });
  await holds("4.actions.1", async () => {
    await page.reload();
    await (await buttonOf(page, "Coquetel", /^Desabilitar/)).click();
    const question = page.getByRole("alertdialog");
    await expectInSight(question);
    await question.getByRole("button", { name: "Desabilitar" }).click();
    await expectToRead(toastOf(page), "Evento desabilitado com sucesso");
    await expect(cardOf(page, "Coquetel")).toHaveCount(0);
    expect((await events()).find(({ id }) => id === ids.coquetel)).toMatchObject({ active: "false" });
    await page.goto("/relatorios");
    await expectToRead(page.getByRole("main"), /de [34] eventos encontrados/);
  });
});

test("2 Events: a past plan has its indicator, a wiped client its number", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  holds,
}) => {
  const { token, ids, wedding, party } = await companyOfThree(product.url);
  const plan = { ...party, status: "planejamento", date: inDays(-1), name: "Ontem" };
  await callApi(product.url, "/api/events", plan, token);
  await callApi(product.url, "/api/events", { ...wedding, date: inDays(-30), name: "Mês passado" }, token);
  const authorization = `Bearer ${token}`;
  for (const path of [`/api/clients/${ids.ana}`, `/api/clients/${ids.ana}/name`]) {
    await fetch(`${product.url}${path}`, { method: "DELETE", headers: { authorization } });
  }
  await signIn(token);
  await page.setViewportSize(PHONE);
  await page.goto("/eventos");
  await holds("2.events.13", async () => {
    for (const name of ["Ontem", "Mês passado"]) {
      await expectToRead(cardOf(page, name), /Estoque OK|Verificar estoque/);
    }
  });
  await holds("2.events.12", () => expectToRead(cardOf(page, WEDDING), `Cliente ID ${ids.ana}`));
});
