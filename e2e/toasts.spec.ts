import { expect } from "@playwright/test";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";
import { boxOf } from "./support/places.ts";
import { readyCompany } from "./support/ready-company.ts";

test("in a phone's sheet, with the keyboard open or not, and beside a dialog on a desk it covers nothing", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(NARROW);
  await page.goto("/clientes");
  await page.getByRole("button", { name: "Novo cliente" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Novo cliente" });
  const notes = sheet.getByLabel("Observações");
  await sheet.getByLabel("Nome").fill("Marina Alves");
  await page.route("**/api/clients", (route) => route.fulfill({ status: 500, body: "" }));
  const kept = [
    sheet.getByRole("heading", { name: "Novo cliente" }),
    sheet.getByRole("button", { name: "Fechar" }),
    sheet.getByRole("button", { name: "Salvar" }),
  ];
  for (const height of [NARROW.height, 380]) {
    await page.setViewportSize({ ...NARROW, height });
    await sheet.getByRole("button", { name: "Salvar" }).click();
    await expect(toastOf(page)).toContainText("Erro ao criar cliente");
    // The last field: what the sheet shows ends above the message, so it can be scrolled there.
    await notes.focus();
    await notes.scrollIntoViewIfNeeded();
    const toast = await boxOf(toastOf(page));
    for (const one of kept) {
      const { y, height: own } = await boxOf(one);
      expect(y + own <= toast.y || y >= toast.y + toast.height).toBe(true);
    }
    const { y, height: own } = await boxOf(notes);
    expect(y + own).toBeLessThanOrEqual(toast.y);
  }

  await page.setViewportSize(WIDE);
  await sheet.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Erro ao criar cliente");
  const toast = await boxOf(toastOf(page));
  const { x, y } = await boxOf(sheet);
  expect(toast.x + toast.width <= x || toast.y + toast.height <= y).toBe(true);
});
