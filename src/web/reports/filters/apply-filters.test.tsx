import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, lossesRoute } from "#web/reports/testing/open-reports.tsx";
import { stubApi } from "#web/testing/stub-api.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("Aplicar Filtros does nothing that the filters have not done: no call, no other address, no other word", async () => {
  const { routes } = stubApi({ ...answers(), [lossesRoute({ period: "trimestre" })]: { body: [] } });
  visit("/relatorios?periodo=trimestre", "t");
  expect(await screen.findByText("4 de 4 eventos encontrados")).toBeVisible();
  expect(await screen.findByText("Nenhuma perda registrada no período.")).toBeVisible();
  const [calls, address] = [routes(), window.location.href];
  const shown = () => screen.getByRole("main").textContent;
  const before = shown();
  await userEvent.click(screen.getByRole("button", { name: "Aplicar Filtros" }));
  expect(routes()).toEqual(calls);
  expect(window.location.href).toBe(address);
  expect(shown()).toBe(before);
});

test("on phones, where a button opens the panel, Aplicar Filtros closes it", async () => {
  stubApi(answers());
  visit("/relatorios", "t");
  const toggle = await screen.findByRole("button", { name: /^Filtros/ });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(screen.getByRole("button", { name: "Aplicar Filtros" }));
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("the three fixed trends are the same whatever the figures are", async () => {
  const trends = () => screen.getAllByText(/ilustrativo$/).map(({ textContent }) => textContent);
  const fixed = [
    "+12% vs mês anterior · ilustrativo",
    "+8% vs mês anterior · ilustrativo",
    "+18% vs mês anterior · ilustrativo",
  ];
  stubApi(answers());
  visit("/relatorios?periodo=mes", "t");
  await screen.findByText("3 de 4 eventos encontrados");
  expect(trends()).toEqual(fixed);
  await userEvent.selectOptions(screen.getByLabelText("Período"), "Último trimestre");
  await screen.findByText("4 de 4 eventos encontrados");
  expect(trends()).toEqual(fixed);
});
