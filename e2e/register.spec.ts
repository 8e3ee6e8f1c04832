import { expect } from "@playwright/test";
import { newEmail } from "./support/accounts.ts";
import { NARROW, test, toastOf, WIDE } from "./support/fixtures.ts";

test("nothing moves when a registration is refused, on a phone and on a desk", { tag: "@long" }, async ({
  page,
}) => {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await page.goto("/register");
    const button = page.getByRole("button", { name: "Cadastrar Empresa" });
    const title = page.getByRole("heading", { name: "Cadastrar empresa", level: 1 });
    const places = async () => [(await title.boundingBox())?.y, (await button.boundingBox())?.y];
    await button.waitFor();
    const before = await places();
    await button.click();
    await expect(page.getByText("Informe o nome da empresa")).toBeVisible();
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    expect(await places(), `${size.width} px`).toEqual(before);
  }
});

test("on a phone the message of a registration does not hide what it belongs to", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto("/register");
  await page.getByLabel("Nome da empresa").fill("Bar da Esquina");
  await page.getByLabel("E-mail da empresa").fill(newEmail());
  await page.getByRole("button", { name: "Cadastrar Empresa" }).click();
  const done = page.getByRole("heading", { name: "Cadastro Realizado!" });
  await expect(done).toBeVisible();
  // The login comes sooner than the message ends.
  const said = [done, page.getByRole("link", { name: "Ir para Login" })];
  const message = await toastOf(page).boundingBox();
  for (const one of said) {
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), String(one)).toBeLessThanOrEqual(message?.y ?? 0);
  }
});
