import type { Page } from "@playwright/test";
import { callApi } from "./accounts.ts";
import type { Product } from "./product.ts";

const LOGIN = { email: "demo@balcao.local", password: "demonstracao" };

/** Opens the demo's dashboard as its owner; the answer is the session, for what a test prepares. */
export async function openDemo(page: Page, { url }: Product): Promise<string> {
  const { token } = await callApi(url, "/api/login", LOGIN);
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(`${url}/`);
  return token;
}
