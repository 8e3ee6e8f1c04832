import { expect, type Page } from "@playwright/test";
import { ADMIN } from "../../scripts/start-product.mjs";
import { PASSWORD } from "../support/accounts.ts";
import { toastOf } from "../support/fixtures.ts";
import { holdBack } from "../support/hold-back.ts";
import { readyCompany } from "../support/ready-company.ts";
import {
  DESK,
  enter,
  expectButton,
  expectInSight,
  expectToRead,
  PHONE,
  readableText,
} from "../support/sight.ts";
import { test } from "../support/specification.ts";

const ENTRIES = [
  ["Dashboard", "/"],
  ["Estoque", "/estoque"],
  ["Drinks", "/drinks"],
  ["Eventos", "/eventos"],
  ["Clientes", "/clientes"],
  ["Relatórios", "/relatorios"],
] as const;

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });

test("2 Company-user shell: a sidebar on large screens", async ({ page, product, signIn, holds }) => {
  const { token, name } = await readyCompany(product.url);
  await signIn(token);
  await page.setViewportSize(DESK);
  await page.goto("/");
  const bar = page.getByRole("complementary");
  await holds(["2.shell.1", "2.shell.3"], async () => {
    const links = menuOf(page).getByRole("link");
    await expect(links.nth(5)).toBeVisible();
    const names = (await links.allInnerTexts()).map((text) => text.trim());
    // In this order and before all others.
    expect(names.slice(0, ENTRIES.length)).toEqual(ENTRIES.map(([entry]) => entry));
    for (const [entry, path] of ENTRIES) {
      const link = menuOf(page).getByRole("link", { name: entry, exact: true });
      await expect(link).toHaveAttribute("href", path);
      await expectInSight(link);
    }
  });
  await holds("2.shell.4", async () => {
    await expectToRead(bar, name);
    await expectInSight(bar.getByText(name, { exact: true }));
    for (const action of ["Alterar Senha", "Sair"])
      await expectInSight(bar.getByRole("button", { name: action }));
    await page.route("**/api/user", async (route) => {
      const user = await (await route.fetch()).json();
      await route.fulfill({ json: { ...user, username: "ana-do-bar", companyName: null } });
    });
    await page.reload();
    await expectToRead(bar, "ana-do-bar");
    await page.unroute("**/api/user");
  });
  await holds("2.shell.5", async () => {
    await page.goto("/nada");
    const text = "404 Page Not Found Did you forget to add the page to the router?";
    await expectToRead(page.locator("body"), text);
  });
  await holds("2.shell.6", async () => {
    const release = await holdBack(page, "**/api/user");
    // Another session than the one that is known already.
    const other = await readyCompany(product.url);
    await enter(page, other.token, "/estoque");
    await expect(page.getByRole("status").filter({ hasText: /Carregando/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Estoque" })).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Estoque" })).toBeVisible();
    await page.unroute("**/api/user");
    await page.evaluate(() => localStorage.clear());
    await page.goto("/estoque");
    await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  });
});

test("2 Company-user shell: on small screens a top bar with a user menu, and a bottom tab bar", {
  tag: "@long",
}, async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(PHONE);
  await page.goto("/eventos");
  await holds("2.shell.2", async () => {
    await expect(page.getByRole("complementary")).toBeHidden();
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu do usuário" });
    await expectInSight(menu);
    const tabs = menuOf(page);
    await expectInSight(tabs.getByRole("link", { name: "Estoque" }));
    const { bottom } = await tabs.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeGreaterThanOrEqual(PHONE.height - 1);
    for (const action of ["Alterar Senha", "Sair"]) {
      await menu.click();
      await expectInSight(page.getByRole("menuitem", { name: action }));
      await page.keyboard.press("Escape");
    }
  });
  await holds("2.shell.3", async () => {
    for (const [entry, path] of ENTRIES) {
      const direct = menuOf(page).getByRole("link", { name: entry, exact: true });
      if ((await direct.count()) === 0) await menuOf(page).getByRole("button", { name: "Mais" }).click();
      const item = direct
        .or(page.getByRole("menuitem", { name: entry, exact: true }))
        .or(page.getByRole("dialog").getByRole("link", { name: entry, exact: true }));
      await item.first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: entry })).toBeVisible();
    }
  });
});

test("2 Change-password dialog", { tag: "@long" }, async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/");
  await page.getByRole("button", { name: "Alterar Senha" }).click();
  const dialog = page.getByRole("dialog", { name: "Alterar Senha" });
  const labels = ["Senha Atual", "Nova Senha", "Confirmar Nova Senha"] as const;
  const submit = dialog.getByRole("button", { name: "Alterar Senha" });
  await holds("2.dialog.1", async () => {
    for (const label of labels) await expectInSight(dialog.getByLabel(label, { exact: true }));
  });
  const send = async (...values: string[]) => {
    for (const [index, label] of labels.entries()) {
      await dialog.getByLabel(label, { exact: true }).fill(values[index] ?? "");
    }
    await submit.click();
  };
  await holds("5.29", async () => {
    for (const empty of [
      ["", "nova-senha", "nova-senha"],
      [PASSWORD, "", ""],
    ]) {
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));
      await send(...empty);
      await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
      expect(sent.filter((url) => url.includes("/api/"))).toEqual([]);
    }
    await send(PASSWORD, "nova-senha", "outra-senha");
    await expectToRead(dialog, "As senhas não coincidem");
    await send(PASSWORD, "12345", "12345");
    await expectToRead(dialog, "A nova senha deve ter pelo menos 6 caracteres");
  });
  await holds("8.passwords.4", async () => {
    await page.route("**/api/change-password", (route) => route.fulfill({ status: 502, body: "" }), {
      times: 1,
    });
    await send(PASSWORD, "nova-senha", "nova-senha");
    await expect.poll(() => readableText(page.locator("body"))).toContain("Erro ao alterar senha");
    await send("errada", "nova-senha", "nova-senha");
    await expect.poll(() => readableText(page.locator("body"))).toContain("Senha atual incorreta");
  });
  await holds(["2.dialog.2", "8.success.9"], async () => {
    await expectButton(dialog.getByRole("button", { name: "Cancelar" }));
    const release = await holdBack(page, "**/api/change-password");
    await send(PASSWORD, "nova-senha", "nova-senha");
    await expect(dialog.getByRole("button", { name: "Alterando..." })).toBeVisible();
    release();
    await expectToRead(toastOf(page), "Senha alterada Sua senha foi alterada com sucesso");
    await expect(dialog).toBeHidden();
  });
});

test("2 Company-user shell: from /admin a logout goes to /login", { tag: "@long" }, async ({
  page,
  holds,
}) => {
  await holds("2.shell.7", async () => {
    await page.goto("/login");
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.getByRole("link", { name: "Usuários" }).click();
    await expect(page.getByRole("heading", { name: "Gerenciar Usuários" })).toBeVisible();
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });
});
