import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { NO_FILTERS } from "#shared/events/filter-events.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { FixedCostsDialog } from "#web/events/fixed-costs/fixed-costs-dialog.tsx";
import { EventFilterPanel } from "#web/events/list/event-filter-panel.tsx";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { EventDialog } from "./event-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const client = () => createQueryClient({ onUnauthorized: () => {} });
function open(event?: PricedEvent, queryClient = client()) {
  render(
    <TestCompany client={queryClient}>
      <EventDialog event={event} open onClose={() => {}} />
    </TestCompany>,
  );
  return queryClient;
}
const optionsOf = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(
    ({ value, text }) => `${value}=${text}`,
  );
const go = (tab: string) => userEvent.click(screen.getByRole("tab", { name: tab }));
const types = [
  "corporativo=Corporativo",
  "casamento=Casamento",
  "aniversario=Aniversário",
  "formatura=Formatura",
  "festa_infantil=Festa infantil",
  "confraternizacao=Confraternização",
  "social=Social",
  "outro=Outro",
];
const editable = ["planejamento=Planejamento", "orçamento=Orçamento", "confirmado=Confirmado"];

test("a new event offers its statuses, types and combos, and begins with the defaults", async () => {
  stubApi(barAnswers());
  open();
  await screen.findByLabelText("Nome");
  expect(optionsOf("Status")).toEqual(editable);
  expect(optionsOf("Tipo")).toEqual(types);
  expect(optionsOf("Combo")).toEqual([
    "Tropical Premium=Tropical Premium",
    "Tropical=Tropical",
    "Classic Premium=Classic Premium",
  ]);
  expect(screen.getByLabelText("Status")).toHaveValue("planejamento");
  expect(screen.getByLabelText("Tipo")).toHaveValue("corporativo");
  expect(screen.getByLabelText("Combo")).toHaveValue("Tropical Premium");
  expect(screen.getByLabelText(/^Convidados/)).toHaveValue("0");
});

test("the list can always be filtered by three statuses more, and by every type", () => {
  render(
    <EventFilterPanel
      id="filters"
      filters={NO_FILTERS}
      statuses={new Set(["planejamento"])}
      hasDisabled
      onChange={() => {}}
    />,
  );
  expect(optionsOf("Status")).toEqual([
    "todos=Todos",
    ...editable,
    "em andamento=Em andamento",
    "concluído=Concluído",
    "cancelado=Cancelado",
  ]);
  expect(optionsOf("Tipo")).toEqual(["todos=Todos", ...types]);
  expect(screen.getByLabelText("De")).toHaveAttribute("type", "date");
  expect(screen.getByLabelText("Até")).toHaveAttribute("type", "date");
});

test("the stock is fetched again when the dialog opens, though it was there already", async () => {
  const { routes } = stubApi(barAnswers());
  const queryClient = client();
  await queryClient.fetchQuery(ingredientsQuery);
  open(wedding, queryClient);
  await screen.findByLabelText("Nome");
  await waitFor(() => expect(routes().filter((route) => route === "GET /api/ingredients")).toHaveLength(2));
});

test("amounts per drink and for the event step by 0.1 with the arrow keys", async () => {
  stubApi(barAnswers());
  open(wedding);
  await screen.findByLabelText("Nome");
  await go("Drinks");
  await userEvent.click(screen.getAllByRole("button", { name: /2 ingredientes$/ })[0] as HTMLElement);
  const line = within(screen.getByRole("group", { name: "Vodka" }));
  await userEvent.type(line.getByLabelText("Por drink (ml)"), "{ArrowUp}");
  expect(line.getByLabelText("Por drink (ml)")).toHaveValue("50,1");
  await userEvent.type(line.getByLabelText("Planejado (ml)"), "{ArrowDown}");
  expect(line.getByLabelText("Planejado (ml)")).toHaveValue("3999,9");
});

test("the values of fixed costs step by 0.01 and not below 0; their categories are just these", async () => {
  const ingredients = new Map([vodka, lemon].map((one) => [one.id, one]));
  const free = { ...wedding, fixedCosts: [{ id: 3, name: "Van", value: 0.01, category: "Outros" as const }] };
  render(
    <TestCompany client={client()}>
      <FixedCostsDialog event={free} prices={ingredients} open onClose={() => {}} />
    </TestCompany>,
  );
  const value = screen.getByLabelText("Valor (R$)");
  await userEvent.type(value, "{ArrowUp}");
  expect(value).toHaveValue("0,02");
  await userEvent.type(value, "{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(value).toHaveValue("0");
  const categories = [...(screen.getByLabelText("Categoria") as HTMLSelectElement).options];
  expect(categories.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
    "Transporte",
    "Alimentação",
    "Funcionários",
    "Bartender",
    "Chefe de Bar",
    "Equipamentos",
    "Outros",
  ]);
});

test("a return is not offered while the stock has not left", async () => {
  stubApi(barAnswers());
  open(wedding);
  await screen.findByLabelText("Nome");
  expect(screen.queryByRole("button", { name: "Registrar retorno" })).toBeNull();
});

test("a removed client stays with the event, by the name that is left, and can be taken off", async () => {
  const kept = { clients: [6, 77], clientNames: ["Beatriz Lima", null], removedClients: [6, 77] };
  const event: PricedEvent = { ...wedding, ...kept };
  stubApi(barAnswers([event]));
  open(event);
  const chip = await screen.findByRole("button", { name: "Remover Cliente ID 6 · Beatriz Lima (removido)" });
  expect(screen.getByRole("button", { name: "Remover Cliente ID 77" })).toBeVisible();
  await userEvent.click(chip);
  expect(chip).not.toBeInTheDocument();
});
