import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";
import { bottomOf, topOf } from "./support/places.ts";
import { readyCompany } from "./support/ready-company.ts";

for (const size of [
  { width: 360, height: 380 },
  { width: 320, height: 480 },
]) {
  test(`a lost session is renewed in ${size.width} × ${size.height} px, after a wrong password too`, {
    tag: "@long",
  }, async ({ page, product, signIn }) => {
    await signIn((await readyCompany(product.url)).token);
    await page.setViewportSize(size);
    await page.goto("/clientes");
    await page.getByRole("button", { name: "Novo cliente" }).first().click();
    const sheet = page.getByRole("dialog", { name: "Novo cliente" });
    await sheet.getByLabel("Nome").fill("Marta");
    const lost = JSON.stringify({ message: "Sessão inválida" });
    await page.route("**/api/clients", (route) => route.fulfill({ status: 401, body: lost }));
    await sheet.getByRole("button", { name: "Salvar" }).click();
    const question = page.getByRole("alertdialog", { name: "Sessão encerrada" });
    const enter = question.getByRole("button", { name: "Entrar", exact: true });
    for (const part of [
      question.getByRole("heading"),
      question.getByLabel("Senha", { exact: true }),
      enter,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await question.getByLabel("Senha", { exact: true }).fill("errada");
    await enter.click();
    const alert = question.getByRole("alert");
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(enter).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(alert)).toBeLessThanOrEqual(await topOf(enter));
  });
}
