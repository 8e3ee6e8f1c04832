import { expect } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { expectNoSidewaysScrolling } from "../support/axe.ts";
import { COMPANY_PAGES } from "../support/company-pages.ts";
import { cardOf, readyBar } from "../support/event-list.ts";
import { NARROW, test } from "../support/fixtures.ts";
import { boxOf } from "../support/places.ts";
import { readyCompany } from "../support/ready-company.ts";

const NARROWEST = { width: 320, height: 700 };

test("on the events the action stands in the header, and the first filter moves nothing", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  for (const n of [1, 2, 3]) await make(`Evento ${n}`, n, 400);
  await signIn(token);
  await page.setViewportSize(NARROW);
  await page.goto("/eventos");
  await cardOf(page, "Evento 1").waitFor();
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const action = await boxOf(page.getByRole("button", { name: "Novo evento" }));
  expect(action.x).toBeGreaterThanOrEqual(title.x + title.width);
  expect(action.y).toBeLessThan(title.y + title.height);

  await page.getByRole("button", { name: "Filtros" }).click();
  const field = page.getByLabel("Nome");
  const { y } = await boxOf(field);
  await field.fill("Evento");
  await expect(page.getByRole("button", { name: "Filtros 1 ativo" })).toBeVisible();
  expect((await boxOf(field)).y).toBe(y);
});

test("on the stock the action stands above the list, and covers no menu of a card", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  const item = { category: "Outros", quantity: 1, unit: "L", pricePerUnit: 1 };
  await callApi(product.url, "/api/ingredients", { ...item, name: "Gin" }, token);
  await signIn(token);
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/estoque");
    const action = await boxOf(page.locator("[data-page-action]"));
    const menu = await boxOf(page.getByRole("button", { name: "Mais ações de Gin" }));
    expect(action.y + action.height, `${width} px`).toBeLessThanOrEqual(menu.y);
    await expectNoSidewaysScrolling(page, `stock cards at ${width} px`);
  }
});

test("no title is covered by what stands beside it in the narrowest window", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  const item = { name: "Gin", category: "Outros", quantity: 1, unit: "L", pricePerUnit: 1 };
  await callApi(product.url, "/api/ingredients", item, token);
  await callApi(product.url, "/api/clients", { name: "Marina Alves" }, token);
  await signIn(token);
  await page.setViewportSize(NARROWEST);
  for (const [path] of COMPANY_PAGES) {
    await page.goto(path);
    await expect(page.getByText("Carregando...")).toHaveCount(0);
    if (path === "/clientes") await page.getByText("1 cliente", { exact: true }).waitFor();
    const missing = await page
      .getByRole("heading", { level: 1 })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(missing, path).toBe(0);
  }
});

test("the page of an event whose stock is out fits into the narrowest window", async ({
  page,
  product,
  signIn,
}) => {
  const { token, make } = await readyBar(product.url);
  const { id } = await make("Casamento", 1, 10);
  await callApi(product.url, `/api/events/${String(id)}/withdraw-stock`, {}, token);
  await signIn(token);
  await page.setViewportSize(NARROWEST);
  await page.goto(`/eventos/${String(id)}`);
  const toReturn = page.getByRole("link", { name: "Registrar retorno" });
  await expect(toReturn).toBeVisible();
  await expectNoSidewaysScrolling(page, "event with its stock out");
  await toReturn.click();
  await page.getByRole("button", { name: "Perda ou quebra de Vodka" }).click();
  await expect(page.getByLabel("Quebrado de Vodka (L)")).toBeVisible();
  await expectNoSidewaysScrolling(page, "count of a return");
});

test("neither the invitation by somebody with a long name nor the dialog of their role is wider than the phone", async ({
  page,
  product,
  signIn,
}) => {
  const { token } = await readyCompany(product.url);
  await signIn(token);
  const invitation = {
    id: 1,
    email: "teo@exemplo.com.br",
    companyRole: "equipe",
    invitedBy: "m".repeat(200),
  };
  const person = { id: 0, username: "m".repeat(200), email: "m@exemplo.com.br", companyRole: "dono" };
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await page.route("**/api/team", async (route) => {
    const response = await route.fetch();
    const people = [{ ...person, lastAccessAt: null }];
    await route.fulfill({ response, json: { people, invitations: [{ ...invitation, expiresAt }] } });
  });
  await page.setViewportSize(NARROWEST);
  await page.goto("/empresa");
  await page.getByText("teo@exemplo.com.br").waitFor();
  await expectNoSidewaysScrolling(page, "company with long names");
  await page.getByRole("button", { name: "Mais ações de m" }).click();
  await page.getByRole("menuitem", { name: "Alterar função" }).click();
  const title = page.getByRole("dialog").getByRole("heading");
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
