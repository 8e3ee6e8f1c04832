import { expect } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";

test("a count that comes after the return is offered as a correction, or dismissed", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  const { token, make, recipe } = await readyBar(product.url);
  const { ingredientId } = recipe;
  const { id } = await make("Casamento", 1, 100);
  const post = (path: string, body: object = {}) =>
    callApi(product.url, `/api/events/${String(id)}/${path}`, body, token);
  const count = (closed: number) =>
    post("counts", { id: crypto.randomUUID(), ingredientId, closed, at: new Date().toISOString() });
  await post("withdraw-stock");
  await count(1);
  await post("return-stock", { returns: [{ ingredientId, quantity: 1 }] });
  await count(2);

  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto(`/eventos/${String(id)}`);
  const late = page.getByText("1 contagem chegou depois do retorno");
  await expect(late).toBeVisible();
  await analyse(page, "count after the return");
  await expectNoSidewaysScrolling(page, "count after the return");
  await page.getByRole("button", { name: "Corrigir o retorno" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Corrigir" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contar o retorno" })).toBeVisible();
  await expect(page.getByLabel("Voltou de Vodka (L)")).toHaveValue("3");
  await page.getByRole("button", { name: "Registrar retorno" }).click();
  await expect(toastOf(page).filter({ hasText: "Retorno de estoque realizado com sucesso" })).toBeVisible();
  await expect(late).toBeHidden();

  await count(0.5);
  await page.reload();
  await expect(late).toBeVisible();
  await page.getByRole("button", { name: "Dispensar" }).click();
  await expect(late).toBeHidden();
});
