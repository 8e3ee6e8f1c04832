import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { adminToken, callApi, confirmedCompany, readyCompany } from "./support/accounts.ts";
import { NARROW, test, WIDE } from "./support/fixtures.ts";

async function expectNoFindings(page: Page, where: string) {
  // A colour on its way from one value to another has no contrast to speak of.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(findings, where).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page, where: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
}

async function inspect(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
    await expectNoFindings(page, path);
    await expectNoSidewaysScrolling(page, path);
  }
}

const PUBLIC = ["/login", "/register", "/confirm-company", "/reset-password", "/nada"];
const COMPANY = ["/", "/estoque", "/drinks", "/eventos", "/clientes", "/relatorios"];
const ADMIN = ["/admin", "/admin/companies", "/admin/users"];

for (const colorScheme of ["light", "dark"] as const) {
  for (const [size, viewport] of Object.entries({ wide: WIDE, narrow: NARROW })) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      test("public screens", async ({ page }) => {
        await inspect(page, PUBLIC);
        await page.goto("/login");
        await page.getByRole("button", { name: "Entrar" }).click();
        await expectNoFindings(page, "login with errors");
        await page.getByRole("tab", { name: "Recuperar Senha" }).click();
        await expectNoFindings(page, "recovery");
      });

      test("company screens, dialog and menu", async ({ page, product, signIn }) => {
        await signIn(
          (await readyCompany(product.url, "Companhia Brasileira de Coquetelaria e Eventos do Litoral"))
            .token,
        );
        await inspect(page, COMPANY);
        const menu = page.getByRole("button", { name: "Menu do usuário" });
        if (await menu.isVisible()) {
          await menu.click();
          await expectNoFindings(page, "user menu");
          await page.getByRole("menuitem", { name: "Alterar Senha" }).click();
        } else {
          await page.getByRole("button", { name: "Alterar Senha" }).click();
        }
        await page.getByRole("dialog").getByRole("button", { name: "Alterar Senha" }).click();
        await expectNoFindings(page, "password dialog with errors");
        await expectNoSidewaysScrolling(page, "password dialog");
      });

      test("forced change", async ({ page, product, signIn }) => {
        const { email, password } = await confirmedCompany(product.url);
        await signIn((await callApi(product.url, "/api/login", { email, password })).token);
        await inspect(page, ["/"]);
      });

      test("admin screens and the question before blocking", async ({ page, product, signIn }) => {
        const company = await readyCompany(product.url);
        await signIn(await adminToken(product.url));
        await inspect(page, ADMIN);
        await page.getByRole("searchbox").fill(company.email);
        await page.getByRole("button", { name: "Desativar" }).click();
        await expectNoFindings(page, "question before blocking");
      });
    });
  }
}

test("nothing scrolls sideways at 320 px", async ({ page, product, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const look = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("heading").first().waitFor();
      await expectNoSidewaysScrolling(page, path);
    }
  };
  await look(PUBLIC);
  await signIn(
    (await readyCompany(product.url, "Companhia Brasileira de Coquetelaria e Eventos do Litoral")).token,
  );
  await look(COMPANY);
  await signIn(await adminToken(product.url));
  await look(ADMIN);
});
