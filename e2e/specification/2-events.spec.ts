import { expect, type Page } from "@playwright/test";
import { buttonOf, cardOf, inDays, panelOf } from "../support/event-list.ts";
import { readyCompany } from "../support/ready-company.ts";
import { atBothSizes, DESK, expectButton, expectInSight, expectToRead } from "../support/sight.ts";
import { companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const TYPES = [
  "Corporativo",
  "Casamento",
  "Aniversário",
  "Formatura",
  "Festa infantil",
  "Confraternização",
  "Social",
  "Outro",
];
const STATUSES = ["Planejamento", "Orçamento", "Confirmado", "Em andamento", "Concluído", "Cancelado"];
const local = (days: number) =>
  new Date(inDays(days)).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
const WEDDING = "Casamento da Ana";
const filters = (page: Page) => page.getByRole("button", { name: /^Filtros/ });

test("2 Events: the cards of a company of three records", async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await cardOf(page, WEDDING).waitFor();
  await holds("2.events.1", async () => {
    await expectInSight(page.getByRole("heading", { level: 1, name: "Eventos" }));
    await expectToRead(page.getByRole("main"), "Planeje e gerencie eventos");
  });
  await holds(
    ["2.events.3", "2.events.4", "2.events.5", "2.events.6", "2.events.7", "2.events.9", "2.events.10"],
    () =>
      atBothSizes(page, async () => {
        const card = cardOf(page, WEDDING);
        await expectToRead(card, WEDDING, local(5), /\d\d:\d\d/, "Casamento", "Classic Premium");
        await expectToRead(card, "Sítio das Flores", "100 convidados", "Confirmado");
        const type = card.getByText("Casamento", { exact: true }).last();
        await expect(type.locator("xpath=ancestor-or-self::*[.//*[name()='svg']][1]")).toBeVisible();
      }),
  );
  await holds(["2.events.8", "2.events.11", "2.events.12", "2.events.13", "9.3"], () =>
    atBothSizes(page, async () => {
      const card = cardOf(page, WEDDING);
      await expectToRead(card, "R$ 600,50", "Custo de estoque + Custos Fixos", /100 ?× ?Caipiroska/);
      await expectToRead(card, "Ana Souza", "Bruno Lima", "Verificar estoque");
      await expectToRead(cardOf(page, "Coquetel"), "Estoque OK");
    }),
  );
  await holds("2.events.14", () =>
    atBothSizes(page, async () => {
      for (const action of [/^Editar/, /^Duplicar/, /^Custos fixos/, /Relatório/, /^Desabilitar/]) {
        await expectButton(await buttonOf(page, WEDDING, action));
        await page.keyboard.press("Escape");
      }
    }),
  );
});

test("2 Events: the filter panel", async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await holds(["2.events.2", "4.status.2"], () =>
    atBothSizes(page, async () => {
      await expectToRead(page.getByRole("main"), "Mostrando 3 de 3 eventos");
      await expect(panelOf(page)).toBeHidden();
      await filters(page).click();
      const panel = panelOf(page);
      for (const label of ["Nome", "Tipo", "Status", "De", "Até"]) {
        await expectInSight(panel.getByLabel(label, { exact: true }));
      }
      await expect(panel.getByLabel("Tipo").getByRole("option")).toHaveText(["Todos", ...TYPES]);
      const offered = await panel.getByLabel("Status").getByRole("option").allInnerTexts();
      expect(offered).toEqual(expect.arrayContaining(["Todos", ...STATUSES]));
      await panel.getByLabel("Nome").fill("coq");
      await expectToRead(page.getByRole("main"), "Mostrando 1 de 3 eventos");
      await panel.getByLabel("Nome").fill("");
      await panel.getByLabel("Status").selectOption("Orçamento");
      await expect(cardOf(page, "Formatura")).toBeVisible();
      await expectToRead(page.getByRole("main"), "Mostrando 1 de 3 eventos");
      await panel.getByRole("button", { name: /^Limpar/ }).click();
      await expectToRead(page.getByRole("main"), "Mostrando 3 de 3 eventos");
      await panel.getByLabel("De", { exact: true }).fill(inDays(8).slice(0, 10));
      await panel.getByLabel("Até", { exact: true }).fill(inDays(12).slice(0, 10));
      await expect(cardOf(page, "Coquetel")).toBeVisible();
      await expectToRead(page.getByRole("main"), "Mostrando 1 de 3 eventos");
      await panel.getByLabel("Nome").fill("nenhum assim");
      await expectToRead(page.getByRole("main"), "Nenhum evento encontrado com os filtros aplicados.");
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Limpar filtros/ })
        .last()
        .click();
      await expectToRead(page.getByRole("main"), "Mostrando 3 de 3 eventos");
      await filters(page).click();
    }),
  );
});

test("2 Events: an empty company, and 9 Event defaults", async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/eventos");
  await holds("2.events.15", () => expectToRead(page.getByRole("main"), "Nenhum evento cadastrado ainda."));
  await page.getByRole("button", { name: "Novo evento" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Novo evento" });
  await holds(["9.10", "3.22", "4.status.1"], async () => {
    const chosen = (label: string) =>
      dialog
        .getByLabel(label, { exact: true })
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
    expect(await chosen("Status")).toBe("Planejamento");
    expect(await chosen("Tipo")).toBe("Corporativo");
    expect(await chosen("Combo")).toBe("Tropical Premium");
    await expect(dialog.getByRole("textbox", { name: "Convidados" })).toHaveValue(/^0?$/);
    const options = (label: string) => dialog.getByLabel(label, { exact: true }).getByRole("option");
    await expect(options("Status")).toHaveText(["Planejamento", "Orçamento", "Confirmado"]);
    await expect(options("Combo")).toHaveText(["Tropical Premium", "Tropical", "Classic Premium"]);
    await expect(options("Tipo")).toHaveText(TYPES);
  });
  await holds(["5.8", "5.9"], async () => {
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(dialog, "Nome é obrigatório", "Data é obrigatória");
  });
  await holds("5.12", async () => {
    await dialog.getByLabel("Nome", { exact: true }).fill("Festa");
    await dialog.getByLabel("Data e hora").fill("2030-12-25T20:30");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expectToRead(dialog, "Adicione pelo menos um ingrediente");
  });
  await holds("5.10", async () => {
    await dialog.getByRole("tab", { name: "Dados" }).click();
    for (const label of [/^Local/, "Convidados"]) {
      await expect(dialog.getByRole("textbox", { name: label })).not.toHaveAttribute("aria-invalid", "true");
    }
  });
});
