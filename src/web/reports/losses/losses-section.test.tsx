import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Loss } from "#shared/ingredients/contract.ts";
import { LOSSES_PER_PAGE } from "#shared/ingredients/movements-per-page.ts";
import { answers, lossesRoute } from "#web/reports/testing/open-reports.tsx";
import { stubApi } from "#web/testing/stub-api.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const broken: Loss = {
  id: 2,
  kind: "quebra",
  ingredientId: 1,
  ingredientName: "Vodka",
  unit: "L",
  quantity: 0.75,
  cost: "30",
  reason: "Caiu",
  eventId: 7,
  eventName: "Casamento da Ana",
  createdAt: "2026-03-10T15:00:00.000Z",
};
const spoilt: Loss = {
  ...broken,
  id: 1,
  kind: "perda",
  ingredientId: 2,
  ingredientName: "Limão",
  unit: "unidade",
  quantity: 9,
  cost: "4.5",
  reason: "Venceu",
  eventId: null,
  eventName: null,
};

const missing: Loss = { ...spoilt, id: 3, kind: "contagem", quantity: 2, cost: "1", reason: "contagem" };

function open(losses: Loss[] | undefined, events?: []) {
  stubApi({ ...answers(events), ...(losses && { [lossesRoute()]: { body: losses } }) });
  visit("/relatorios", "t");
}
const list = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

test("losses are told by event, ingredient and month, also without an event", async () => {
  open([broken, spoilt]);
  const section = await screen.findByRole("region", { name: "Perdas e quebras" });
  expect(section).toHaveTextContent(/R\$\s34,50/);
  expect(list("Perdas: por evento")).toEqual([
    "Casamento da AnaR$ 30,001 registro",
    "Fora de eventosR$ 4,501 registro",
  ]);
  expect(list("Perdas: por ingrediente")).toEqual(["VodkaR$ 30,001 registro", "LimãoR$ 4,501 registro"]);
  expect(list("Perdas: por mês")).toEqual(["março de 2026R$ 34,502 registros"]);
});

test("what a count found missing is told with the rest", async () => {
  open([missing, broken, spoilt]);
  const section = await screen.findByRole("region", { name: "Perdas e quebras" });
  expect(section).toHaveTextContent(/R\$\s35,50/);
  expect(list("Perdas: por evento")).toContain("Fora de eventosR$ 5,502 registros");
  expect(list("Perdas: por ingrediente")).toContain("LimãoR$ 5,502 registros");
  expect(list("Perdas: por mês")).toEqual(["março de 2026R$ 35,503 registros"]);
});

test("those of further pages count as well", async () => {
  const many = Array.from({ length: LOSSES_PER_PAGE }, (_, place) => ({ ...spoilt, id: 2000 - place }));
  stubApi({
    ...answers(),
    [lossesRoute()]: { body: many },
    [`${lossesRoute()}&before=${many.at(-1)?.id}`]: { body: [broken] },
  });
  visit("/relatorios", "t");
  await screen.findByRole("region", { name: "Perdas e quebras" });
  expect(list("Perdas: por ingrediente")).toEqual([
    "LimãoR$ 2.250,00500 registros",
    "VodkaR$ 30,001 registro",
  ]);
});

test("they are there without any event, and none is said", async () => {
  open([spoilt], []);
  expect(await screen.findByRole("region", { name: "Perdas e quebras" })).toHaveTextContent(
    "Fora de eventos",
  );
});

test("no losses: a sentence", async () => {
  open([]);
  expect(await screen.findByText("Nenhuma perda registrada no período.")).toBeVisible();
});

test("what cannot be loaded leaves the rest of the report", async () => {
  open(undefined);
  expect(await screen.findByText("Não foi possível carregar as perdas")).toBeVisible();
  expect(screen.getByText(/eventos encontrados$/)).toBeVisible();
});

test("the file has them after the events", async () => {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => saved.push(text));
    return "blob:x";
  });
  open([missing, broken, spoilt]);
  await screen.findByRole("region", { name: "Perdas e quebras" });
  await userEvent.click(screen.getByRole("button", { name: "Baixar CSV" }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const lines = saved[0]?.trimEnd().split("\r\n").slice(-5) ?? [];
  expect(lines).toEqual([
    "Data;Perda ou quebra;Evento;Quantidade;Unidade;Custo;Motivo",
    "10/03/2026 12:00;Falta de Limão;Fora de eventos;2;unidade;1;contagem",
    "10/03/2026 12:00;Quebra de Vodka;Casamento da Ana;0,75;L;30;Caiu",
    "10/03/2026 12:00;Perda de Limão;Fora de eventos;9;unidade;4,5;Venceu",
    ";Total;;;;35,5;",
  ]);
});
