import { expect, type Page } from "@playwright/test";
import { openDemo } from "../support/demo-company.ts";
import { atBothSizes, DESK, expectInSight, expectToRead, howFarDown, PHONE } from "../support/sight.ts";
import { test } from "../support/specification.ts";

/** How far down a page of a year's data may push what was asked for, in pixels. */
const SCREENS = { desk: DESK.height, phone: PHONE.height };

type Fact = "email" | "phone" | "address" | "cpf" | "cnpj" | "notes";
type Client = { name: string; createdAt: string } & Record<Fact, string | null>;

const main = (page: Page) => page.getByRole("main");
const titled = (page: Page, name: string) => main(page).getByRole("heading", { name, exact: true });

test("2 In sight: a company with a year of data", { tag: "@long" }, async ({ page, demo, holds }) => {
  const token = await openDemo(page, demo);
  await holds(["2.dashboard.2", "2.dashboard.3", "2.dashboard.4", "2.dashboard.5"], () =>
    atBothSizes(page, async (where) => {
      for (const label of ["Estoque", "Drinks", "Eventos", "Valor Total"]) {
        const card = main(page)
          .getByRole("link")
          .filter({ has: page.getByText(label, { exact: true }) });
        await expectInSight(card);
        await expectToRead(card, label, /\d/);
        expect(await howFarDown(card), where).toBeLessThan(SCREENS[where] / 2);
      }
    }),
  );
  await holds(["2.dashboard.6", "2.dashboard.7", "2.dashboard.10"], async () => {
    await page.setViewportSize(DESK);
    expect(await howFarDown(titled(page, "Status do Estoque"))).toBeLessThan(1.5 * DESK.height);
    for (const list of ["Próximos Eventos", "Itens que Precisam de Atenção"]) {
      expect(await howFarDown(titled(page, list)), list).toBeLessThan(2 * DESK.height);
    }
  });
  const firstOf = {
    "/estoque": () =>
      main(page)
        .getByText("Vodka", { exact: true })
        .or(main(page).getByText("Aperol", { exact: true }))
        .first(),
    "/drinks": () => main(page).getByRole("listitem").first(),
    "/eventos": () => main(page).getByRole("heading", { level: 3 }).first(),
    "/clientes": () => main(page).getByRole("list", { name: "Clientes" }).getByRole("listitem").first(),
    "/relatorios": () => main(page).getByRole("heading", { level: 2, name: "Receita total" }),
  };
  for (const [path, first] of Object.entries(firstOf)) {
    await page.goto(`${demo.url}${path}`);
    await first().waitFor();
    // Whatever stands above it, the first of what was asked for begins in the first window.
    await holds(["2.stock.5", "2.drinks.2", "2.events.3", "2.clients.3", "2.reports.5"], () =>
      atBothSizes(page, async (where) => {
        expect(await howFarDown(first()), `${path}, ${where}`).toBeLessThan(0.75 * SCREENS[where]);
      }),
    );
  }
  await holds("2.clients.3", async () => {
    await page.goto(`${demo.url}/clientes`);
    const rows = main(page).getByRole("list", { name: "Clientes" }).getByRole("listitem");
    await rows.first().waitFor();
    const headers = { authorization: `Bearer ${token}` };
    const clients = (await (await fetch(`${demo.url}/api/clients`, { headers })).json()) as Client[];
    await atBothSizes(page, async () => {
      for (const { name, createdAt, ...facts } of clients) {
        // A long list draws what is in sight.
        await page.getByRole("searchbox").fill(name);
        const row = rows.filter({ has: page.getByRole("heading", { name, exact: true }) });
        const { email, phone, address, cpf, cnpj, notes } = facts;
        const written = [email, phone, address, cpf, notes].filter((fact) => fact !== null);
        // Shown with its points.
        if (cnpj) await expectToRead(row, new RegExp(cnpj.split("").join("\\D?")));
        const since = new Date(createdAt).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
        await expectToRead(row, name, ...written, `Cadastrado em ${since}`);
      }
    });
  });
  await holds("2.events.8", async () => {
    await page.goto(`${demo.url}/eventos`);
    await atBothSizes(page, async () => {
      const cards = main(page)
        .getByRole("list", { name: /^Eventos/ })
        .first()
        .getByRole("listitem");
      await expectToRead(cards.first(), "Custo de estoque + Custos Fixos", /R\$ \d/, /convidados/);
    });
  });
});
