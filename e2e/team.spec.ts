import { type Browser, expect, type Page } from "@playwright/test";
import { START_TIMEOUT_MS } from "../scripts/start-product.mjs";
import { type MailServer, startMailServer } from "../src/server/testing/mail-server.ts";
import { newEmail, PASSWORD } from "./support/accounts.ts";
import { analyse, expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { openDemo } from "./support/demo-company.ts";
import { NARROW, test } from "./support/fixtures.ts";
import { type Product, startProduct } from "./support/product.ts";

let mail: MailServer;
let product: Product;

// A demo of its own, whose e-mails go to a real SMTP server.
test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  mail = await startMailServer();
  product = await startProduct({ ADMIN_PASSWORD: "", SMTP_URL: mail.url }, "demo");
});
test.afterAll(async () => {
  await product.stop();
  await mail.stop();
});

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const menu = (page: Page) => page.getByRole("complementary").getByRole("navigation").getByRole("link");
const team = (page: Page) => page.getByRole("list", { name: "Equipe" });

async function openTeam(page: Page) {
  await openDemo(page, product);
  await page.getByRole("link", { name: "Empresa" }).first().click();
  await expect(title(page, "Empresa")).toBeVisible();
}

async function invite(page: Page, email: string, role: string) {
  await page.getByRole("button", { name: "Convidar pessoa" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("radio", { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByRole("region", { name: "Convites abertos" }).getByText(email)).toBeVisible();
}

async function linkTo(email: string): Promise<string> {
  const { text } = await mail.newestTo(email);
  const [link] = /http:\S+\/convite\?token=[\w-]+/.exec(text ?? "") ?? [];
  if (!link) throw new Error("No link in the e-mail");
  return link;
}

/** Accepts in a browser of one's own, which logs in. */
async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel("Seu nome").fill(name);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmar senha").fill(PASSWORD);
  await page.getByRole("button", { name: "Aceitar convite" }).click();
  await expect(title(page, "Dashboard")).toBeVisible();
  return page;
}

const personMenu = (page: Page, name: string) => page.getByRole("button", { name: `Mais ações de ${name}` });

async function changeRole(page: Page, name: string, role: string) {
  await personMenu(page, name).click();
  await page.getByRole("menuitem", { name: "Alterar função" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole("button", { name: "Alterar função" }).click();
  await expect(team(page).getByRole("listitem").filter({ hasText: name })).toContainText(role);
}

test("from the invitation to the night without prices, another role, and the end of the access", {
  tag: "@long",
}, async ({ page, browser }) => {
  const email = newEmail("ravi");
  await openTeam(page);
  await invite(page, email, "Equipe");
  const ravi = await join(browser, await linkTo(email), "Ravi Prado");

  await expect(menu(ravi)).toHaveText(["Dashboard", "Estoque", "Drinks", "Eventos", "Compras"]);
  for (const [path, name] of [
    ["/", "Dashboard"],
    ["/estoque", "Estoque"],
    ["/drinks", "Drinks"],
    ["/eventos", "Eventos"],
    ["/atividade", "Atividade"],
  ] as const) {
    await test.step(path, async () => {
      await ravi.goto(path);
      await expect(title(ravi, name)).toBeVisible();
      await expect(ravi.getByText("Carregando...")).toHaveCount(0);
      await ravi.waitForLoadState("networkidle");
      expect(await ravi.locator("body").innerText()).not.toContain("R$");
    });
  }
  await test.step("an event's page", async () => {
    await ravi.goto("/eventos");
    await ravi.locator('main a[href^="/eventos/"]').first().click();
    await expect(ravi).toHaveURL(/\/eventos\/\d+/);
    await ravi.waitForLoadState("networkidle");
    expect(await ravi.locator("body").innerText()).not.toContain("R$");
  });
  for (const path of ["/clientes", "/recebimentos", "/relatorios", "/empresa"]) {
    await ravi.goto(path);
    await expect(ravi).toHaveURL("/");
  }

  await page.reload();
  await changeRole(page, "Ravi Prado", "Gestor");
  // In the open page, with its next call.
  await menu(ravi).filter({ hasText: "Eventos" }).click();
  await expect(menu(ravi)).toHaveText([
    "Dashboard",
    "Estoque",
    "Drinks",
    "Eventos",
    "Clientes",
    "Relatórios",
    "Compras",
    "Dinheiro",
  ]);
  await menu(ravi).filter({ hasText: "Estoque" }).click();
  await expect(ravi.locator("main")).toContainText("R$");

  await personMenu(page, "Ravi Prado").click();
  await page.getByRole("menuitem", { name: "Remover acesso" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover acesso" }).click();
  // The question hides what is behind it.
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(team(page).getByText("Ravi Prado")).toHaveCount(0);
  // A link may show what was fetched before, and call nobody.
  await ravi.reload();
  await expect(ravi.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await ravi.context().close();
});

test("the link leaves the address, sends no referrer, and is told apart once used", { tag: "@long" }, async ({
  page,
  browser,
}) => {
  const email = newEmail("bia");
  await openTeam(page);
  await invite(page, email, "Dono");
  const link = await linkTo(email);
  const token = new URL(link).searchParams.get("token") as string;

  const guest = await (await browser.newContext({ baseURL: product.url })).newPage();
  const referrers: string[] = [];
  guest.on("request", (request) => referrers.push(request.headers().referer ?? ""));
  const answer = await guest.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(guest.getByLabel("Seu nome")).toBeVisible();
  expect(guest.url()).toBe(`${product.url}/convite`);
  expect(referrers.filter(Boolean)).toEqual([]);
  expect(await guest.locator("html").innerHTML()).not.toContain(token);
  await guest.context().close();

  const bia = await join(browser, link, "Bia Souza");
  await test.step("two owners: either manages the other, nobody themselves", async () => {
    await bia.getByRole("link", { name: "Empresa" }).first().click();
    await expect(team(bia).getByText("(você)")).toBeVisible();
    await expect(personMenu(bia, "Bia Souza")).toHaveCount(0);
    await page.reload();
    await changeRole(page, "Bia Souza", "Equipe");
    await bia.getByRole("link", { name: "Eventos" }).first().click();
    await expect(menu(bia)).toHaveText(["Dashboard", "Estoque", "Drinks", "Eventos", "Compras"]);
  });
  await bia.getByRole("button", { name: "Sair" }).first().click();
  await bia.goto(link);
  await expect(bia.getByRole("alert")).toContainText("Este convite já foi usado.");
  await expect(bia.getByRole("link", { name: "Ir para Login" })).toBeVisible();
  await bia.context().close();
});

test("on a phone the sheet behind Mais and the team's screen are in order", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await openDemo(page, product);
  await page.getByRole("button", { name: "Mais", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Mais" });
  await expect(sheet.getByRole("link")).toHaveText([
    "Clientes",
    "Relatórios",
    "Compras",
    "Dinheiro",
    "Empresa",
  ]);
  await analyse(page, "sheet");
  await sheet.getByRole("link", { name: "Empresa" }).click();
  await expect(sheet).toBeHidden();
  await expect(title(page, "Empresa")).toBeVisible();
  await expect(team(page)).toBeVisible();
  await expectNoFindings(page, "team");
  await expectNoSidewaysScrolling(page, "team");
  await page.getByRole("button", { name: "Convidar pessoa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enviar convite" }).click();
  await expectNoFindings(page, "invitation with errors");
  await expectNoSidewaysScrolling(page, "invitation");
});
