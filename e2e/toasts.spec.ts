import { expect, type Page } from "@playwright/test";
import { adminToken } from "./support/accounts.ts";
import { NARROW, stopClock, test, toastOf, WIDE } from "./support/fixtures.ts";
import { boxOf } from "./support/places.ts";
import { readyCompany } from "./support/ready-company.ts";

/** Two messages that can be raised at will: activating a user works, or fails when the answer is replaced. */
async function openToggle(page: Page, url: string, signIn: (token: string) => Promise<void>) {
  const company = await readyCompany(url);
  await signIn(await adminToken(url));
  await page.goto("/admin/users");
  await page.getByRole("searchbox").fill(company.email);
  const block = async () => {
    await page.getByRole("button", { name: "Desativar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Desativar" }).click();
    await expect(page.getByRole("alertdialog")).toBeHidden();
  };
  return { block };
}

test("there is one at a time, and a new one takes the place of the one before", async ({
  page,
  product,
  signIn,
}) => {
  const { block } = await openToggle(page, product.url, signIn);
  await block();
  await expect(toastOf(page)).toContainText("Status alterado");
  await page.route("**/toggle-status", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Ativar" }).click();
  await expect(toastOf(page)).toContainText("Erro ao alterar status do usuário");
  await expect(toastOf(page)).toHaveCount(1);
});

test("it closes after 5 seconds, not before", async ({ page, product, signIn }) => {
  const { block } = await openToggle(page, product.url, signIn);
  const clock = await stopClock(page);
  await block();
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await clock.runFor(4500);
  await expect(toastOf(page)).toBeVisible();
  await clock.runFor(1000);
  await expect(toastOf(page)).toHaveCount(0);
});

test("F8 leads to the notifications", async ({ page, product, signIn }) => {
  const { block } = await openToggle(page, product.url, signIn);
  await block();
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notificações (F8)" }).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toHaveCount(0);
});

for (const [distance, closes] of [
  [40, false],
  [70, true],
] as const) {
  test(`swiped ${distance} px to the right it ${closes ? "closes" : "stays"}`, async ({
    page,
    product,
    signIn,
  }) => {
    const { block } = await openToggle(page, product.url, signIn);
    await page.setViewportSize(NARROW);
    await block();
    await expect(toastOf(page)).toBeVisible();
    await expect(async () => {
      const first = await toastOf(page).boundingBox();
      await page.waitForTimeout(100);
      expect(await toastOf(page).boundingBox()).toEqual(first);
    }).toPass();
    const box = await toastOf(page).boundingBox();
    if (!box) throw new Error("no toast");
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await expect(toastOf(page)).toHaveCount(closes ? 0 : 1);
  });
}

test("the button closes it", async ({ page, product, signIn }) => {
  const { block } = await openToggle(page, product.url, signIn);
  await block();
  await toastOf(page).getByRole("button", { name: "Fechar notificação" }).click();
  await expect(toastOf(page)).toHaveCount(0);
});

test("in a phone's sheet it covers nothing, with the keyboard open or not", async ({
  page,
  product,
  signIn,
}) => {
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
});

test("beside a dialog on a desk it covers nothing of what can be read or pressed there", async ({
  page,
  product,
  signIn,
}) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(WIDE);
  await page.goto("/clientes");
  await page.getByRole("button", { name: "Novo cliente" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo cliente" });
  await dialog.getByLabel("Nome").fill("Marina Alves");
  await page.route("**/api/clients", (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Erro ao criar cliente");
  const toast = await boxOf(toastOf(page));
  const { x, y } = await boxOf(dialog);
  expect(toast.x + toast.width <= x || toast.y + toast.height <= y).toBe(true);
});
