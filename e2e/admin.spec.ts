import { expect } from "@playwright/test";
import { adminToken } from "./support/accounts.ts";
import { test } from "./support/fixtures.ts";

test("five thousand companies scroll and search without five thousand cards", { tag: "@long" }, async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await adminToken(product.url));
  const companies = Array.from({ length: 5000 }, (_, n) => ({
    id: n + 1,
    name: `Empresa número ${n + 1}`,
    email: `e${n + 1}@bar.com.br`,
    phone: null,
    cnpj: null,
    isActive: 1,
    createdAt: "2026-01-05T12:00:00Z",
  }));
  await page.route("**/api/admin/companies", (route) => route.fulfill({ json: companies }));
  await page.goto("/admin/companies");
  await expect(page.getByText("Total: 5.000 empresas")).toBeVisible();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeLessThan(60);
  await page.getByRole("searchbox").fill("numero 4999");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});
