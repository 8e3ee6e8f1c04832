import { expect, type Page, type Request } from "@playwright/test";
import { callApi } from "../support/accounts.ts";
import { cardOf, inDays } from "../support/event-list.ts";
import { toastOf } from "../support/fixtures.ts";
import { DESK, expectButton, expectToRead, PHONE } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const withdrawal = (page: Page) => dialogOf(page).getByRole("button", { name: /Dar baixa/ });
const giveBack = (page: Page) => dialogOf(page).getByRole("button", { name: /[Rr]etorno/ });

async function openDialog(page: Page, name: string) {
  await page.goto("/eventos");
  await cardOf(page, name)
    .getByRole("button", { name: new RegExp(`^Editar ${name}`) })
    .click();
  await dialogOf(page).getByLabel("Nome", { exact: true }).waitFor();
}

/** The writing calls from here on, in their order. */
function writesOf(page: Page) {
  const writes: { call: string; payload: unknown }[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "GET") return;
    const path = new URL(request.url()).pathname.replace(/\d+/, "{id}");
    writes.push({
      call: `${request.method()} ${path}`,
      payload: request.postData() && request.postDataJSON(),
    });
  });
  return writes;
}

async function partyOfShots(url: string) {
  const company = await companyOfThree(url);
  const plan = { ...company.party, name: "Noite", date: inDays(0), status: "planejamento" };
  const { id } = await callApi(url, "/api/events", plan, company.token);
  const stockOf = async () => {
    const headers = { authorization: `Bearer ${company.token}` };
    const list = (await (await fetch(`${url}/api/ingredients`, { headers })).json()) as {
      name: string;
      quantity: number;
    }[];
    return list.find(({ name }) => name === "Vodka")?.quantity;
  };
  return { ...company, id: Number(id), plan, stockOf };
}

for (const [where, size] of [
  ["desk", DESK],
  ["phone", PHONE],
] as const) {
  test(`4 Stock withdrawal and return, on a ${where}`, { tag: "@long" }, async ({
    page,
    product,
    signIn,
    holds,
  }) => {
    const { token, id, plan, stockOf, ids } = await partyOfShots(product.url);
    const put = (status: string) =>
      fetch(`${product.url}/api/events/${id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ ...plan, status }),
      });
    await signIn(token);
    await page.setViewportSize(size);
    await holds(["4.withdrawal.1", "4.return.1"], async () => {
      await openDialog(page, "Noite");
      await expect(withdrawal(page)).toHaveCount(0);
      await expect(giveBack(page)).toHaveCount(0);
      expect((await put("confirmado")).status).toBe(200);
      await openDialog(page, "Noite");
      await expectButton(withdrawal(page));
      await expectToRead(withdrawal(page), "Dar baixa");
    });
    await holds(["4.withdrawal.2", "9.12"], async () => {
      await dialogOf(page).getByRole("tab", { name: "Drinks" }).click();
      const planned = dialogOf(page).getByRole("group", { name: "Vodka" }).getByLabel("Planejado");
      const unfold = dialogOf(page).getByRole("button", { name: /1 ingrediente/ });
      await planned.or(unfold).first().waitFor();
      if (!(await planned.isVisible())) await unfold.click();
      await expect(planned).toHaveValue(/^1\.?000$/);
      await planned.fill("900");
      await planned.press("ArrowUp");
      await expect(planned).toHaveValue("900,1");
      await planned.fill("900");
    });
    const writes = writesOf(page);
    await holds(["4.withdrawal.3", "4.withdrawal.4", "7.25", "8.success.4"], async () => {
      await withdrawal(page).click();
      const go = page.getByRole("main").getByRole("button", { name: /^Dar baixa/ });
      await go.or(question(page)).first().waitFor();
      if (!(await question(page).isVisible())) await go.click();
      await expectToRead(question(page), /não pode(rá)? ser desfeit/);
      await question(page)
        .getByRole("button", { name: /Dar baixa/ })
        .click();
      await expectToRead(toastOf(page), "Baixa no estoque realizada com sucesso");
      expect(writes.map(({ call }) => call)).toEqual([
        "PUT /api/events/{id}",
        "POST /api/events/{id}/withdraw-stock",
      ]);
      // Nothing differs from the plan.
      expect(writes[1]?.payload).toBeNull();
      expect(await stockOf()).toBe(11.85);
    });
    writes.length = 0;
    await holds("4.return.1", async () => {
      await openDialog(page, "Noite");
      await expect(withdrawal(page)).toHaveCount(0);
      await expectButton(giveBack(page));
      await expectToRead(giveBack(page), /[Rr]etorno/);
    });
    const register = page.getByRole("main").getByRole("button", { name: "Registrar retorno" });
    await holds("4.return.3", async () => {
      await giveBack(page).click();
      await register.last().click();
      await expectToRead(page.locator("body"), "Nenhum item de retorno foi informado");
    });
    await holds(["4.return.4", "4.return.5", "7.26", "8.success.4"], async () => {
      await page
        .getByLabel(/^Voltou de Vodka/)
        .first()
        .fill("0,4");
      await register.last().click();
      const done = page.getByText("Retorno de estoque realizado com sucesso").first();
      await question(page).or(done).first().waitFor();
      if (await question(page).isVisible()) {
        await question(page)
          .getByRole("button", { name: /^Registrar/ })
          .click();
      }
      await expectToRead(toastOf(page), "Retorno de estoque realizado com sucesso");
      const told = writes.filter(({ call }) => !call.includes("/counts"));
      expect(told.map(({ call }) => call)).toEqual([
        "PUT /api/events/{id}",
        "POST /api/events/{id}/return-stock",
      ]);
      // Besides only which counts it is made of, and the step that was seen: decision 38.
      const { counts, latestStepAt, ...payload } = (told[1]?.payload ?? {}) as Record<string, unknown>;
      expect(payload).toEqual({ returns: [{ ingredientId: ids.vodka, quantity: 0.4 }] });
      expect([counts, latestStepAt]).toEqual([[expect.any(String)], expect.any(String)]);
      expect(await stockOf()).toBe(12.25);
    });
  });
}

test("2 Events: the dialog has the shopping list, 8 its failures", { tag: "@long" }, async ({
  page,
  product,
  signIn,
  holds,
}) => {
  const { token, plan, shots } = await partyOfShots(product.url);
  const more = { ...plan, name: "Muito", status: "confirmado", drinks: shots(500) };
  await callApi(product.url, "/api/events", more, token);
  await signIn(token);
  await page.setViewportSize(DESK);
  await holds("2.events.16", async () => {
    await openDialog(page, "Muito");
    await expectButton(withdrawal(page));
    await dialogOf(page).getByRole("tab", { name: "Compras" }).click();
    await expectToRead(dialogOf(page).getByRole("table", { name: "Lista de compras" }), "Vodka", /R\$ ?\d/);
  });
  await holds("8.toasts.8", async () => {
    await page.route("**/api/events/*", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 502, body: "" }) : route.fallback(),
    );
    await withdrawal(page).click();
    const go = page.getByRole("main").getByRole("button", { name: /^Dar baixa/ });
    await toastOf(page).or(go).or(question(page)).first().waitFor();
    if (await question(page).isVisible())
      await question(page)
        .getByRole("button", { name: /Dar baixa/ })
        .click();
    await expectToRead(toastOf(page), "Erro Falha ao processar operação");
    await page.unroute("**/api/events/*");
  });
});
