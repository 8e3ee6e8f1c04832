import { expect, type Page } from "@playwright/test";
import { toastOf } from "../support/fixtures.ts";
import { holdBack } from "../support/hold-back.ts";
import { readyCompany } from "../support/ready-company.ts";
import {
  atBothSizes,
  DESK,
  expectButton,
  expectInSight,
  expectToRead,
  readableText,
} from "../support/sight.ts";
import { ANA, companyOfThree } from "../support/small-companies.ts";
import { test } from "../support/specification.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Clientes" }).getByRole("listitem");
const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const today = () => new Date().toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });

test("2 Clients: a company of three records", async ({ page, product, signIn, holds }) => {
  await signIn((await companyOfThree(product.url)).token);
  await page.setViewportSize(DESK);
  await page.goto("/clientes");
  await rowOf(page, ANA.name).waitFor();
  await holds("2.clients.1", async () => {
    await expectInSight(page.getByRole("heading", { level: 1, name: "Clientes" }));
    await expectToRead(page.getByRole("main"), "Gerencie sua carteira de clientes");
  });
  await holds("2.clients.3", () =>
    atBothSizes(page, async () => {
      const row = rowOf(page, ANA.name);
      const { name, email, phone, address, cpf, notes } = ANA;
      await expectToRead(row, name, email, phone, address, cpf, notes, `Cadastrado em ${today()}`);
      await expectToRead(rowOf(page, "Bruno Lima"), "bruno@exemplo.com.br", `Cadastrado em ${today()}`);
      for (const action of ["Editar", "Remover"]) {
        await expectButton(
          row.getByRole("button", { name: new RegExp(`^(${action}|Excluir) .*${name}`) }).first(),
        );
      }
    }),
  );
  await holds("2.clients.2", () =>
    atBothSizes(page, async () => {
      await expectToRead(page.getByRole("main"), /(^|\D)3( clientes|\D)/);
      for (const [text, name] of [
        ["carla", "Carla Dias"],
        ["bruno@exemplo", "Bruno Lima"],
        ["98888", "Ana Souza"],
        ["529.982", "Ana Souza"],
      ] as const) {
        await page.getByRole("searchbox").fill(text);
        await expect(rows(page)).toHaveCount(1);
        await expectInSight(rowOf(page, name).getByRole("heading"));
      }
      await page.getByRole("searchbox").fill("");
    }),
  );
  await holds("2.clients.5", async () => {
    await page.setViewportSize(DESK);
    await rowOf(page, ANA.name)
      .getByRole("button", { name: /^Editar/ })
      .click({ timeout: 3000 });
    await expect(page.getByRole("dialog").getByLabel("Nome", { exact: true })).toHaveValue(ANA.name);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Novo cliente" }).click();
    await expect(page.getByRole("dialog").getByLabel("Nome", { exact: true })).toHaveValue("");
    await page.keyboard.press("Escape");
  });
  await holds(["2.clients.4", "8.success.7"], async () => {
    await page.reload();
    const asked = page.waitForEvent("dialog").then(async (question) => {
      const said = `${question.type()}: ${question.message()}`;
      await question.accept();
      return said;
    });
    await rowOf(page, "Carla Dias")
      .getByRole("button", { name: /^(Remover|Excluir)/ })
      .click({ timeout: 3000 });
    expect(await asked).toBe('confirm: Tem certeza que deseja remover o cliente "Carla Dias"?');
    await expectToRead(toastOf(page), "Cliente removido com sucesso");
    await expect(rowOf(page, "Carla Dias")).toHaveCount(0);
  });
});

test("2 Clients: while loading, and an empty company", async ({ page, product, signIn, holds }) => {
  await signIn((await readyCompany(product.url)).token);
  await page.setViewportSize(DESK);
  const release = await holdBack(page, "**/api/clients");
  await page.goto("/clientes");
  await holds("2.clients.6", async () => {
    const standIns = () =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll("main *")];
        // What stands in for a card: equal siblings with nothing to read in them.
        const isCard = (one: Element) => !one.textContent?.trim() && one.getBoundingClientRect().height > 40;
        return Math.max(0, ...parts.map(({ children }) => [...children].filter(isCard).length));
      });
    await expect.poll(standIns).toBe(4);
  });
  release();
  await holds("2.clients.7", async () => {
    await atBothSizes(page, () => expectToRead(page.getByRole("main"), "Nenhum cliente encontrado"));
    expect(await readableText(page.getByRole("main"))).not.toContain("1 cliente");
  });
});
