import { expect } from "@playwright/test";
import { readPdf } from "../src/server/proposals/pdf/testing/read-pdf.ts";
import { callApi } from "./support/accounts.ts";
import { cardOf, readyBar } from "./support/event-list.ts";
import { test, toastOf } from "./support/fixtures.ts";

const NAME = "Réveillon";
const SHOWN = "ter 31/12/2030 20:00";

test.use({ timezoneId: "America/Recife" });

test("on a device in Recife the party of a company in Manaus is at the hour that was typed, for everybody", async ({
  page,
  product,
  signIn,
  browser,
}) => {
  const { token, make } = await readyBar(product.url);
  const pricing = { pricingMode: "fechado", price: "3000.00" };
  const id = Number((await make(NAME, 30, 10, { status: "orçamento", pricing })).id);
  await signIn(token);
  await page.goto("/empresa");
  await page.getByRole("button", { name: "Alterar", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Fuso horário").selectOption("Manaus (AM)");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Dados da empresa atualizados");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Manaus (AM)")).toBeVisible();

  await page.goto(`/eventos/${id}`);
  await page.getByRole("button", { name: `Editar ${NAME}` }).click();
  await dialog.getByLabel("Data e hora").fill("2030-12-31T20:00");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(toastOf(page)).toContainText("Evento atualizado com sucesso");
  await expect(page.getByText(SHOWN)).toBeVisible();
  await page.goto("/eventos");
  await expect(cardOf(page, NAME)).toContainText(SHOWN);

  const validUntil = "2030-12-31";
  const proposal = { validUntil, message: null };
  const sent = await callApi(product.url, `/api/events/${id}/proposals`, proposal, token);
  const link = String(sent.link);
  const client = await browser.newContext({ timezoneId: "Asia/Tokyo" });
  const offered = await client.newPage();
  await offered.goto(link);
  await expect(offered.getByText("terça-feira, 31 de dezembro de 2030")).toBeVisible();
  await expect(offered.getByText("20:00 às 01:00 (5 h)")).toBeVisible();
  const pdf = await client.request.get(`${link}.pdf`);
  // Set word by word.
  const printed = readPdf(await pdf.body())
    .pages.join("")
    .replaceAll(/\s/g, "");
  expect(printed).toContain("31dedezembrode2030");
  expect(printed).toContain("20:00às01:00(5h)");

  const team = await callApi(product.url, `/api/events/${id}/team-link`, undefined, token);
  await offered.goto(String(team.link));
  await expect(offered.getByText("20:00 às 01:00 (5 h)")).toBeVisible();
  await client.close();
});
