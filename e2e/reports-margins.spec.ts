import { expect } from "@playwright/test";
import { callApi } from "./support/accounts.ts";
import { expectNoFindings, expectNoSidewaysScrolling } from "./support/axe.ts";
import { test, WIDE } from "./support/fixtures.ts";
import { card, readyReportBar, table } from "./support/report-bar.ts";

/** Divides the price of an event: a sinal of a hundred, and the rest. */
async function charge(url: string, token: string, id: unknown, price: string) {
  const saldo = { kind: "saldo", amount: Number(price) - 100, dueOn: "2026-12-01" };
  const answer = await fetch(`${url}/api/events/${String(id)}/charges`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ charges: [{ kind: "sinal", amount: 100, dueOn: "2026-11-01" }, saldo] }),
  });
  expect(answer.status).toBe(200);
  const { charges } = await answer.json();
  return charges.find(({ kind }: { kind: string }) => kind === "sinal").id;
}

test("agreed prices are the revenue, with their margin, and what was received is another view", {
  tag: "@long",
}, async ({ page, product, signIn }) => {
  const { token, make } = await readyReportBar(product.url);
  // Costs R$ 250 and brings R$ 1.000: 75 %. The other one is estimated at R$ 75, and costs R$ 50.
  const pricing = { pricingMode: "fechado", price: "1000.00" };
  const { id } = await make("Casamento", 2, 100, { pricing });
  await make("Aniversário", 5, 20, { type: "aniversario" });
  const chargeId = await charge(product.url, token, id, "1000.00");
  const paidOn = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
  const receipt = { chargeId, amount: "100.00", paidOn, method: "pix" };
  await callApi(product.url, `/api/events/${String(id)}/payments`, receipt, token);
  await signIn(token);
  await page.setViewportSize(WIDE);
  await page.goto("/relatorios?periodo=personalizado");
  await expect(card(page, "Receita total")).toContainText(/R\$\s1\.075,00/);
  await expect(card(page, "Receita total")).toContainText(/R\$\s75,00 estimados/);
  await expect(table(page).getByRole("row", { name: "Casamento" })).toContainText(/75,0\s%/);
  await expect(table(page).getByRole("row", { name: "Aniversário" })).toContainText(/estimada.*–$/);
  await expect(page.getByRole("table", { name: "Margem por tipo" }).getByRole("rowheader")).toHaveText([
    /^Casamento1 evento · lucro R\$\s750,00$/,
  ]);
  await expectNoFindings(page, "reports with margins");
  await page.setViewportSize(WIDE);

  await page.getByLabel("Receita", { exact: true }).selectOption("Por recebimento");
  await expect(card(page, "Recebido")).toContainText(/R\$\s100,00/);
  await expect(page).toHaveURL("/relatorios?periodo=personalizado&por=recebimento");
  await expect(table(page).getByRole("row").last()).toHaveText(/TotalR\$\s100,00R\$\s300,00$/);
  await expectNoFindings(page, "reports by receipt");
  await expectNoSidewaysScrolling(page, "reports by receipt");
  await page.goto("/relatorios?periodo=personalizado");
  await expectNoSidewaysScrolling(page, "reports with margins");
});
