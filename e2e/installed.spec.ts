import { expect } from "@playwright/test";
import { test } from "./support/fixtures.ts";

test("the product can be installed: name, icons and a start", async ({ page, request }) => {
  await page.goto("/login");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(String(href))).json();
  expect(manifest).toMatchObject({
    short_name: "Balcão",
    start_url: "/",
    display: "standalone",
    lang: "pt-BR",
  });
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe("image/png");
  }
});
