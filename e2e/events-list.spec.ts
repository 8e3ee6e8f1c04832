import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { act, cardOf, inDays, names, panelOf, readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";

test("events are found by their filters, in the panel and in the address", { tag: "@long" }, async ({
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
  await page.setViewportSize(WIDE);

  await page.getByRole("link", { name: "Clientes" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
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

test("fixed costs, copy, report and leaving the list, on a phone", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
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
  await page.setViewportSize(NARROW);
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
  for (const message of ["Nome é obrigatório", "Valor deve ser positivo"]) {
    await expect(added.getByText(message)).toBeVisible();
  }
  await expectNoSidewaysScrolling(page, "fixed costs");
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await analyse(page, `fixed costs with errors, ${size.width} px`);
  }
  await added.getByLabel("Nome").fill("Bartenders");
  const value = added.getByLabel(/^Valor/);
  await value.fill("99.999.999,99");
  const hidden = await value.evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(hidden, "of the largest value").toBe(0);
  await value.fill("1.200,25");
  await added.getByLabel("Categoria").selectOption("Bartender");
  await expect(dialog).toContainText(/Total dos custos fixos\s*R\$\s1\.550,75/);
  await expect(dialog).toContainText(/Custo de estoque \+ Custos Fixos\s*R\$\s1\.750,75/);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Continuar editando" }).click();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Custos fixos atualizados com sucesso");
  await expect(dialog).toBeHidden();
  await expect(wedding).toContainText(/R\$\s1\.750,75/);
  await expect(wedding).toContainText(`Cliente ID ${String(clientId)}`);

  await act(page, "Casamento", "Duplicar");
  await expect(toastOf(page)).toContainText("Evento duplicado com sucesso (incluindo custos fixos)");
  const copy = cardOf(page, "Casamento (Cópia)");
  await expect(page.getByRole("button", { name: "Editar Casamento (Cópia)" })).toBeFocused();
  await expect(copy).toContainText("Planejamento");
  await copy.getByRole("button", { name: "Mudar data" }).click();
  await expect(page.getByRole("dialog").getByLabel("Data e hora")).toBeVisible();
  await page.keyboard.press("Escape");
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
  await page.getByRole("button", { name: "Novo evento" }).click();
  await expect(page.getByRole("dialog", { name: "Novo evento" })).toBeVisible();
});
