import { expect, type Page } from "@playwright/test";
import { stopClock, toastOf } from "../support/fixtures.ts";
import { boxOf } from "../support/places.ts";
import { readyCompany } from "../support/ready-company.ts";
import { DESK, expectInSight, expectToRead, PHONE } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

/** The quickest way to a message of the page. */
const speak = (page: Page) => page.getByRole("button", { name: "Relatório de Coquetel" }).click();

async function swipe(page: Page, distance: number) {
  const { x, y, height } = await boxOf(toastOf(page));
  const [from, middle] = [x + 60, y + height / 2];
  await page.mouse.move(from, middle);
  await page.mouse.down();
  await page.mouse.move(from + distance / 2, middle, { steps: 4 });
  await page.mouse.move(from + distance, middle, { steps: 4 });
  await page.mouse.up();
}

test("4 Notifications (toasts)", async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await page.getByRole("button", { name: "Relatório de Coquetel" }).waitFor();
  await holds("4.toasts.2", async () => {
    const clock = await stopClock(page);
    await speak(page);
    await expectInSight(toastOf(page));
    await clock.runFor(4800);
    await expect(toastOf(page)).toBeVisible();
    await clock.runFor(400);
    await expect(toastOf(page)).toHaveCount(0);
    await speak(page);
    await expectInSight(toastOf(page));
    await swipe(page, 30);
    await expectInSight(toastOf(page));
    await swipe(page, 70);
    await clock.runFor(500);
    await expect(toastOf(page)).toHaveCount(0);
    await clock.resume();
  });
  await holds("4.toasts.1", async () => {
    await speak(page);
    await expectToRead(toastOf(page), "Relatório gerado");
    await speak(page);
    await expect(toastOf(page)).toHaveCount(1);
  });
  await holds("4.toasts.4", async () => {
    await speak(page);
    await page.keyboard.press("F8");
    const region = page.getByRole("region", { name: /Notificações/ });
    await expect
      .poll(() => region.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  });
});

test("4 Cached data, and 7 what every call carries", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  holds,
}) => {
  const { token } = await companyOfThree(product.url);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await page.getByRole("button", { name: "Novo evento" }).waitFor();
  await holds("4.cache.3", async () => {
    await page.getByRole("button", { name: /^Editar Coquetel/ }).waitFor();
    calls.length = 0;
    await page.getByRole("button", { name: "Novo evento" }).click();
    await expect.poll(() => calls).toContain("GET /api/ingredients");
    await page.getByRole("dialog").getByLabel("Nome", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
  });
  await holds(["4.cache.2", "7.3", "7.2", "5.16"], async () => {
    await page.getByRole("link", { name: "Clientes" }).first().click();
    await page.getByRole("button", { name: "Novo cliente" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(dialog, "Nome é obrigatório");
    await dialog.getByLabel("Nome", { exact: true }).fill("  Davi Reis ");
    await dialog.getByLabel(/^E-?mail/).fill("não é um");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(dialog.getByLabel(/^E-?mail/)).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel(/^E-?mail/).fill("");
    await dialog.getByLabel(/^CPF/).fill("o que for");
    calls.length = 0;
    const [post, get] = await Promise.all([
      page.waitForRequest((one) => one.method() === "POST" && one.url().endsWith("/api/clients")),
      page.waitForRequest((one) => one.method() === "GET" && one.url().endsWith("/api/clients")),
      dialog.getByRole("button", { name: "Salvar" }).click(),
    ]);
    expect(post.postDataJSON()).toMatchObject({ name: "Davi Reis", cpf: "o que for" });
    expect(post.headers()["content-type"]).toMatch(/^application\/json/);
    expect(get.headers()["content-type"]).toBeUndefined();
    for (const one of [post, get]) expect(one.headers().authorization).toBe(`Bearer ${token}`);
    await expect(page.getByRole("heading", { name: "Davi Reis" })).toBeVisible();
  });
});

test("4 Notifications on a phone: nothing below is covered for good", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  holds,
}) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(PHONE);
  await page.goto("/clientes");
  await holds("4.toasts.2", async () => {
    await page.getByRole("button", { name: "Novo cliente" }).first().click();
    await page.getByRole("dialog").getByLabel("Nome", { exact: true }).fill("Ana");
    await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
    await expectInSight(toastOf(page));
    await swipe(page, 70);
    await expect(toastOf(page)).toHaveCount(0);
  });
});
