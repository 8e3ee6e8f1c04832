import type { Page } from "@playwright/test";
import { toastOf } from "./fixtures.ts";
import { expectToRead } from "./sight.ts";

/** An answer without words. */
export const SERVER_DOWN = { status: 502, body: "" };

/** What a call of the page sent, and the toast after it. */
type Act = { method: string; path: string; press: () => Promise<void> };

/** The call fails once without words, and then succeeds: each says so. Answers what was sent. */
export async function failsThenWorks(
  page: Page,
  { method, path, press }: Act,
  failure: string,
  success: string,
) {
  await refuses(page, { method, path, press }, SERVER_DOWN, `Erro ${failure}`);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === method && one.url().includes(path)),
    press(),
  ]);
  await expectToRead(toastOf(page), success);
  return request.postDataJSON() as Record<string, unknown>;
}

/** One refusal, and the toast that tells it. */
export async function refuses(page: Page, { method, path, press }: Act, given: object, said: string) {
  const pattern = (url: URL) => url.pathname.includes(path);
  await page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill(given) : route.fallback(),
  );
  await press();
  await expectToRead(toastOf(page), said);
  await page.unroute(pattern);
}

/** Presses the button of the open dialog. */
export const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();

/** Chooses what a combobox of the open dialog finds for a text. */
export async function pick(page: Page, field: string, text: string) {
  await page.getByRole("dialog").getByRole("combobox", { name: field }).first().fill(text);
  await page.keyboard.press("Enter");
}
