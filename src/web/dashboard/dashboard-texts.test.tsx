import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { barAnswers, lemon } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { event, item } from "./testing/rows.ts";

beforeEach(() => void vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (answers: object) => {
  stubApi({ ...barAnswers([]), ...answers });
  render(
    <TestCompany>
      <DashboardPage />
    </TestCompany>,
  );
};
const sectionOf = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("section") as HTMLElement);

test("the worth of the stock is what all its prices add up to, in reais", async () => {
  open({
    "GET /api/ingredients": {
      body: [
        { ...lemon, pricePerUnit: "1234.10" },
        { ...vodka, pricePerUnit: "0.20" },
      ],
    },
  });
  const label = await screen.findByText("Valor Total");
  expect(label.closest("a")?.textContent).toBe("Valor Total R$\u00a01.234,30 no estoque");
});

test("the status of the stock has four counters, in this order", async () => {
  open({ "GET /api/ingredients": { body: [item(1, "A", 16), item(2, "B", 15), item(3, "C", 0)] } });
  const counters = (await sectionOf("Status do Estoque")).getAllByRole("listitem");
  expect(counters.map(({ textContent }) => textContent)).toEqual([
    "1 Normal",
    "1 Atenção",
    "0 Estoque Baixo",
    "1 Sem Estoque",
  ]);
});

test("both lists have their heading and, with nothing in them, their words", async () => {
  open({ "GET /api/ingredients": { body: [item(1, "A", 16)] } });
  const coming = await sectionOf("Próximos Eventos");
  expect(coming.getByText("Nenhum evento próximo cadastrado")).toBeVisible();
  const attention = await sectionOf("Itens que Precisam de Atenção");
  expect(attention.getByText("Todos os itens com estoque adequado")).toBeVisible();
});

test.each([
  ["confirmado", "Confirmado", "text-green-ink"],
  ["planejamento", "Planejamento", "text-yellow-ink"],
  ["orçamento", "Orçamento", "text-blue-ink"],
] as const)("a coming event in %s has an icon in its colour", async (status, label, colour) => {
  open({ "GET /api/events": { body: [event(1, "Festa", 3, { status })] } });
  const badge = (await sectionOf("Próximos Eventos")).getByText(label).parentElement;
  expect(badge).toHaveClass(colour);
  expect(badge?.querySelector("svg")).toBeInTheDocument();
});
