import { expect } from "@playwright/test";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { act, cardOf, names, panelOf, readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";

test("an event is disabled once its stock is back, and comes back itself", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  await make("Festa", 20, 20);
  const { id } = await make("Casamento", 10, 100);
  const withdrawn = await fetch(`${product.url}/api/events/${String(id)}/withdraw-stock`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(withdrawn.status).toBe(200);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto("/eventos");

  const question = page.getByRole("alertdialog", { name: "Desabilitar evento?" });
  await act(page, "Casamento", "Desabilitar");
  await expect(question).toContainText("Registre o retorno do estoque antes de desabilitar o evento");
  await question.getByRole("button", { name: "Registrar retorno" }).click();
  const editor = page.getByRole("dialog", { name: /^Casamento · / });
  await editor.getByLabel("Voltou de Vodka (L)").fill("1");
  await editor.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(toastOf(page)).toContainText("Retorno de estoque realizado com sucesso");
  await expect(editor).toBeHidden();

  await act(page, "Casamento", "Desabilitar");
  await question.getByRole("button", { name: "Desabilitar" }).click();
  await expect(toastOf(page)).toContainText("Evento desabilitado com sucesso");
  await expect(names(page)).toHaveText(["Festa"]);

  await page.getByRole("button", { name: /^Filtros/ }).click();
  await panelOf(page).getByLabel("Desabilitados").check();
  await expect(names(page)).toHaveText(["Casamento"]);
  await expect(page.getByText("Mostrando 1 de 1 eventos desabilitados", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/eventos?desabilitados=sim");
  const card = cardOf(page, "Casamento");
  await expect(card.getByRole("button")).toHaveText(["Reativar", "Relatório"]);
  await analyse(page, "disabled events");
  await expectNoSidewaysScrolling(page, "disabled events");
  await card.getByRole("button", { name: "Reativar Casamento" }).click();
  await expect(toastOf(page)).toContainText("Evento reativado com sucesso");
  await expect(page.getByText("Nenhum evento encontrado com os filtros aplicados.")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).last().click();
  await expect(names(page)).toHaveText(["Casamento", "Festa"]);

  await page.goto("/atividade");
  const trail = page.getByRole("list", { name: "Atividade" }).getByRole("listitem");
  await expect(trail.nth(0)).toContainText("Reativou o evento Casamento");
  await expect(trail.nth(1)).toContainText("Desabilitou o evento Casamento");
});
