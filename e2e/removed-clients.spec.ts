import { expect } from "@playwright/test";
import { analyse, expectNoSidewaysScrolling } from "./support/axe.ts";
import { cardOf, readyBar } from "./support/event-list.ts";
import { NARROW, test, toastOf } from "./support/fixtures.ts";

test("a removed client keeps its name for its events until that is deleted for good", async ({
  page,
  product,
  signIn,
}) => {
  const { token, clientId, make } = await readyBar(product.url);
  const number = `Cliente ID ${String(clientId)}`;
  await make("Casamento", 10, 20);
  await make("Bodas", 20, 20);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto("/clientes");
  await expect(page.getByText(/^2 eventos · 2\spor\svir, próximo\s/)).toBeVisible();
  page.once("dialog", (question) => {
    expect(question.message()).toBe('Tem certeza que deseja remover o cliente "Marina Alves"?');
    void question.accept();
  });
  await page.getByRole("button", { name: "Remover Marina Alves" }).click();
  await expect(toastOf(page)).toContainText("Cliente removido com sucesso");
  await expect(page.getByText("Nenhum cliente encontrado")).toBeVisible();

  const kept = `${number} · Marina Alves (removido)`;
  await page.goto("/eventos");
  await expect(cardOf(page, "Casamento")).toContainText(kept);
  await cardOf(page, "Casamento").getByRole("button", { name: "Editar Casamento" }).click();
  const editor = page.getByRole("dialog", { name: /^Casamento · / });
  await expect(editor.getByRole("button", { name: `Remover ${kept}` })).toBeVisible();
  await editor.getByRole("button", { name: "Cancelar" }).click();
  await expect(editor).toBeHidden();
  await page.goto("/atividade");
  const trail = page.getByRole("list", { name: "Atividade" }).getByRole("listitem");
  await expect(trail.first()).toContainText(`Removeu o ${kept}`);

  await page.goto("/clientes");
  await page.getByRole("button", { name: "Mais ações dos clientes" }).click();
  await page.getByRole("menuitem", { name: "Removidos…" }).click();
  const removed = page.getByRole("dialog", { name: "Clientes removidos" });
  await expect(removed.getByText(/^Cliente ID \d+ · removido em\s.* · 2\seventos$/)).toBeVisible();
  await analyse(page, "removed clients");
  await expectNoSidewaysScrolling(page, "removed clients");
  await removed.getByRole("button", { name: "Excluir Marina Alves definitivamente" }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir definitivamente?" });
  await question.getByRole("button", { name: "Excluir definitivamente" }).click();
  await expect(toastOf(page)).toContainText("Cliente excluído definitivamente");
  await expect(removed.getByText("Nenhum cliente removido")).toBeVisible();
  await removed.getByRole("button", { name: "Fechar" }).click();

  await page.getByRole("link", { name: "Eventos" }).last().click();
  await expect(cardOf(page, "Casamento")).toContainText(number);
  await expect(cardOf(page, "Casamento")).not.toContainText("Marina");
  await page.goto("/atividade");
  await expect(trail.nth(0)).toContainText(`Excluiu definitivamente o ${number}`);
  await expect(trail.nth(1)).toContainText(`Removeu o ${number}`);
  await expect(page.getByRole("list", { name: "Atividade" })).not.toContainText("Marina");
});
