import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { buttonOf, cardOf, inDays } from "../support/event-list.ts";
import { toastOf } from "../support/fixtures.ts";
import { DESK, expectInSight, expectToRead, PHONE } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const WEDDING = "Casamento da Ana";

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
    const categories = [
      "Transporte",
      "Alimentação",
      "Funcionários",
      "Bartender",
      "Chefe de Bar",
      "Equipamentos",
      "Outros",
    ];
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
    const text = (await readFile(await download.path(), "utf8")).replaceAll("\u00a0", " ");
    for (const part of [
      "LISTA DE COMPRAS",
      "INGREDIENTES EM FALTA",
      /Custo total +R\$ 600,50/,
      /Custo por convidado +R\$ 6,0[01]/,
    ]) {
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
    await expectToRead(
      copy,
      "Planejamento",
      "Sítio das Flores",
      "100 convidados",
      /100 ?× ?Caipiroska/,
      "R$ 600,50",
    );
    const all = await events();
    const [made, original] = [
      all.find(({ name }) => name === `${WEDDING} (Cópia)`),
      all.find(({ id }) => id === ids.wedding),
    ];
    const inWeek = new Date(before + 7 * 86_400_000).toLocaleDateString("pt-BR", {
      timeZone: "America/Sao_Paulo",
    });
    const made_on = new Date(String(made?.date)).toLocaleDateString("pt-BR", {
      timeZone: "America/Sao_Paulo",
    });
    expect(made_on).toBe(inWeek);
    expect(made).toMatchObject({
      status: "planejamento",
      guests: original?.guests,
      drinks: original?.drinks,
    });
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
