import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { runningDatabase } from "../src/server/db/embedded/running-database.ts";
import { systemPool } from "../src/server/db/pools/pools.ts";
import { adminToken, callApi, PASSWORD } from "./support/accounts.ts";
import { expectNoFindings } from "./support/axe.ts";
import { test, toastOf } from "./support/fixtures.ts";
import { dataDirOf } from "./support/product.ts";
import { readyCompany } from "./support/ready-company.ts";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** As if everybody had signed in an hour ago. */
async function outliveProofs(url: string) {
  const pool = systemPool((await runningDatabase(dataDirOf(url))) ?? {}, { max: 1 });
  await pool.query("update sessions set proven_at = proven_at - interval '1 hour'");
  await pool.end();
}

test("an owner closes the company with its name and the password, comes back and reopens it", async ({
  page,
  product,
  signIn,
}) => {
  const { name, email, token } = await readyCompany(product.url, "Bar do Cais");
  await outliveProofs(product.url);
  await signIn(token);
  await page.goto("/empresa");
  await button(page, "Encerrar empresa").click();
  const dialog = page.getByRole("dialog", { name: "Encerrar empresa" });
  await expect(dialog).toContainText("tudo é apagado para sempre");
  await expectNoFindings(page, "closing the company");
  await dialog.getByLabel("Nome da empresa").fill("Bar");
  await button(page, "Encerrar empresa").last().click();
  await expect(dialog.getByText("Este não é o nome da empresa")).toBeVisible();
  await dialog.getByLabel("Nome da empresa").fill(" bar do cais ");
  await page.keyboard.press("Enter");
  const proof = page.getByRole("alertdialog", { name: "Confirme que é você" });
  await proof.getByRole("textbox", { name: "Senha" }).fill(PASSWORD);
  await proof.getByRole("button", { name: "Confirmar" }).click();

  await expect(title(page, "Empresa encerrada")).toBeVisible();
  await expect(page.getByText(`encerrou ${name}`)).toBeVisible();
  await expectNoFindings(page, "the closed company");
  await page.goto("/estoque");
  await expect(title(page, "Empresa encerrada")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const downloading = page.waitForEvent("download");
  await button(page, "Baixar todos os dados").click();
  const file = await (await downloading).path();
  expect(await readFile(file, "utf8")).toContain(name);
  await page.getByRole("link", { name: "Sair" }).click();

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await button(page, "Entrar").click();
  await expect(title(page, "Empresa encerrada")).toBeVisible();
  await button(page, "Reabrir empresa").click();
  await expect(toastOf(page)).toContainText("Empresa reaberta");
  await expect(title(page, "Dashboard")).toBeVisible();
});

test("whoever works while the company is closed elsewhere learns of it, and of its reopening", async ({
  page,
  product,
  signIn,
}) => {
  const { name, token } = await readyCompany(product.url);
  await signIn(token);
  await page.goto("/clientes");
  await expect(title(page, "Clientes")).toBeVisible();
  await callApi(product.url, "/api/company/close", { name }, token);
  await page.getByRole("link", { name: "Drinks" }).first().click();
  await expect(title(page, "Empresa encerrada")).toBeVisible();
  await callApi(product.url, "/api/company/reopen", undefined, token);
  await button(page, "Baixar todos os dados").click();
  await expect(title(page, "Drinks")).toBeVisible();
});

test("the only owner cannot leave, and is told what to do", async ({ page, product, signIn }) => {
  const { token } = await readyCompany(product.url);
  await signIn(token);
  await page.goto("/conta");
  await button(page, "Remover meu acesso").click();
  const question = page.getByRole("alertdialog", { name: "Remover seu acesso?" });
  await expect(question).toContainText("O que você fez continua na empresa, com o seu nome.");
  await expectNoFindings(page, "leaving the company");
  await question.getByRole("button", { name: "Remover meu acesso" }).click();
  await expect(toastOf(page)).toContainText("torne outra pessoa dona antes de sair");
  await expect(question).toBeHidden();
});

test("the system admin closes and reopens a company", async ({ page, product, signIn }) => {
  const name = `Bar ${Date.now()}`;
  await readyCompany(product.url, name);
  await signIn(await adminToken(product.url));
  await page.goto("/admin/companies");
  await page.getByRole("searchbox").fill(name);
  const card = page.getByRole("main").getByRole("listitem");
  await expect(card).toHaveCount(1);
  await button(page, `Encerrar ${name}`).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Encerrar", exact: true }).click();
  await expect(card).toContainText("Inativa");
  await expect(card).toContainText(/Encerrada em \d\d\/\d\d\/\d{4}, apagada em/);
  await expectNoFindings(page, "a closed company of the admin's list");
  await button(page, `Reabrir ${name}`).click();
  await expect(card).toContainText("Ativa");
  await expect(button(page, `Encerrar ${name}`)).toBeVisible();
});
