import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayIn } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { openReports } from "#web/reports/testing/open-reports.tsx";

const found = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("act at once and live in the address, and the way back leads to the ones before", async () => {
  await openReports();
  await userEvent.selectOptions(field("Período"), "Último trimestre");
  await found("4 de 4 eventos encontrados");
  await waitFor(() => expect(window.location.search).toBe("?periodo=trimestre"));
  await userEvent.selectOptions(field("Status"), "Orçamento");
  await found("1 de 4 eventos encontrados");
  await waitFor(() => expect(window.location.search).toBe("?periodo=trimestre&status=orcamento"));
  await found("Nenhum evento confirmado entre os encontrados.");
  await userEvent.selectOptions(field("Tipo de evento"), "Formatura");
  await found("Nenhum evento encontrado com os filtros aplicados.");
  await waitFor(() => expect(window.location.search).toContain("tipo="));

  window.history.back();
  await found("1 de 4 eventos encontrados");
  expect(field("Tipo de evento")).toHaveDisplayValue("Todos");
  await userEvent.click(screen.getByRole("button", { name: "Aplicar Filtros" }));
  await found("1 de 4 eventos encontrados");
  await userEvent.click(screen.getAllByRole("button", { name: "Limpar filtros" })[0] as HTMLElement);
  await found("3 de 4 eventos encontrados");
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("offer what the reports have", async () => {
  await openReports();
  const offered = (label: string) =>
    within(field(label))
      .getAllByRole("option")
      .map((option) => [option.getAttribute("value"), option.textContent].join("="));
  expect(offered("Período")).toEqual([
    "mes=Último mês",
    "trimestre=Último trimestre",
    "semestre=Último semestre",
    "ano=Último ano",
    "personalizado=Personalizado",
    "este_mes=Este mês",
    "mes_que_vem=Mês que vem",
  ]);
  expect(offered("Status")).toEqual([
    "todos=Todos",
    "confirmado=Confirmado",
    "planejamento=Planejamento",
    "orcamento=Orçamento",
    "finalizado=Finalizado",
  ]);
  expect(offered("Tipo de evento")).toHaveLength(9);
});

test("have dates of their own when they are asked for", async () => {
  await openReports();
  expect(screen.queryByLabelText("Data inicial")).toBeNull();
  await userEvent.selectOptions(field("Período"), "Personalizado");
  await found("3 de 4 eventos encontrados");
  expect(field("Data final")).toHaveValue(dayIn(new Date(), SAO_PAULO));
  await waitFor(() =>
    expect(window.location.search).toMatch(/^\?periodo=personalizado&de=[\d-]+&ate=[\d-]+$/),
  );
});

test("in the address are found whatever their accents and case", async () => {
  await openReports("/relatorios?tipo=Casamento&status=Orçamento");
  expect(field("Status")).toHaveValue("orcamento");
  expect(field("Tipo de evento")).toHaveValue("casamento");
});

test.each([
  ["?periodo=ontem&tipo=nada&status=talvez&de=2020-01-01", "3 de 4 eventos encontrados", "mes"],
  ["?periodo=personalizado&de=2026-02-31&ate=amanha", "4 de 4 eventos encontrados", "personalizado"],
  ["?periodo=personalizado&ate=2020-01-01", "0 de 4 eventos encontrados", "personalizado"],
])("of a wrong address %s fall back", async (address, text, period) => {
  await openReports(`/relatorios${address}`);
  await found(text);
  expect(field("Período")).toHaveValue(period);
  expect(field("Status")).toHaveValue("todos");
});

test("leave a year alone that is still being typed", async () => {
  await openReports("/relatorios?periodo=personalizado&de=0002-08-15");
  expect(field("Data inicial")).toHaveValue("0002-08-15");
});

test("that end before they begin say so", async () => {
  await openReports("/relatorios?periodo=personalizado&de=2026-12-31&ate=2026-01-01");
  expect(field("Data final")).toHaveAccessibleDescription("Antes da data inicial");
  await found("0 de 4 eventos encontrados");
});
