import { useQuery } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { barAnswers, lemon, wedding } from "#web/events/testing/bar.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { FixedCostsDialog } from "./fixed-costs-dialog.tsx";

const onClose = vi.fn();

/** As on the screen, where the list behind it keeps the events. */
function Costs({ event }: { event: PricedEvent }) {
  useQuery(eventsQuery);
  const ingredients = new Map([vodka, lemon].map((one) => [one.id, one]));
  return <FixedCostsDialog event={event} prices={ingredients} open onClose={onClose} />;
}

function open(event = wedding) {
  onClose.mockClear();
  return render(
    <TestCompany>
      <Costs event={event} />
    </TestCompany>,
  );
}
const row = (number: number) => within(screen.getByRole("group", { name: `Custo fixo ${number}` }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const add = () => press("Adicionar custo fixo");
const total = (text: RegExp) => expect(screen.getByText(text)).toBeVisible();
const fillRow = async (number: number, name: string, value: string, category: string) => {
  await fill(row(number).getByLabelText("Nome"), name);
  await fill(row(number).getByLabelText(/^Valor/), value);
  await userEvent.selectOptions(row(number).getByLabelText("Categoria"), category);
};
const changed = (sent: { route: string; body: unknown }[]) =>
  sent.filter(({ route }) => route === "PUT /api/events/7").map(({ body }) => body);

test("a value that is written in no way a number is here is refused, not taken for another", async () => {
  const { routes } = stubApi(barAnswers());
  open();
  await add();
  await fillRow(2, "Gelo", "1,234.56", "Outros");
  await press("Salvar");
  await waitFor(() =>
    expect(row(2).getByLabelText(/^Valor/)).toHaveAccessibleDescription("Escreva o número como 1.234,56"),
  );
  expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
});

test("each message stands at its field, and nothing is sent", async () => {
  const { routes } = stubApi(barAnswers());
  open();
  expect(screen.getByRole("dialog", { name: "Custos fixos" })).toHaveAccessibleDescription(
    "Casamento da Ana",
  );
  await add();
  expect(row(2).getByLabelText("Nome")).toHaveFocus();
  await userEvent.type(row(2).getByLabelText(/^Valor/), "-1");
  await press("Salvar");
  await waitFor(() =>
    expect(row(2).getByLabelText("Nome")).toHaveAccessibleDescription("Nome é obrigatório"),
  );
  expect(row(2).getByLabelText("Nome")).toHaveFocus();
  expect(row(2).getByLabelText(/^Valor/)).toHaveAccessibleDescription("Valor deve ser positivo");
  expect(row(2).getByLabelText("Categoria")).toHaveValue("");
  expect(row(2).getByLabelText("Categoria")).toHaveAccessibleDescription("Categoria é obrigatória");
  await userEvent.clear(row(2).getByLabelText(/^Valor/));
  await waitFor(() =>
    expect(row(2).getByLabelText(/^Valor/)).toHaveAccessibleDescription("Valor deve ser positivo"),
  );
  expect(within(row(2).getByLabelText("Categoria")).getAllByRole("option")).toHaveLength(8);
  expect(routes()).toEqual(["GET /api/events"]);
});

test("the totals follow what is typed, and the whole event is sent with its costs replaced", async () => {
  const out: PricedEvent = { ...wedding, stockState: "out" };
  const { sent } = stubApi({ ...barAnswers([out]), "PUT /api/events/7": { body: out } });
  open(out);
  expect(row(1).getByLabelText(/^Valor/)).toHaveValue("350,50");
  total(/^R\$\s350,50$/);
  // 4 L at 40 and 120 at 0,50 besides.
  total(/^R\$\s570,50$/);
  await add();
  await fillRow(2, "Bartender da casa", "1.200,25", "Bartender");
  total(/^R\$\s1\.550,75$/);
  total(/^R\$\s1\.770,75$/);
  await fill(row(1).getByLabelText("Nome"), "Frete");
  await press("Salvar");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { name, date, location, guests, status, type, combo, drinks, clients, version } = out;
  expect(changed(sent)).toEqual([
    {
      name,
      date,
      location,
      guests,
      status,
      type,
      combo,
      drinks,
      clients,
      version,
      eventIngredients: expect.any(Array),
      fixedCosts: [
        { name: "Frete", value: 350.5, category: "Transporte" },
        { name: "Bartender da casa", value: 1200.25, category: "Bartender" },
      ],
    },
  ]);
  expect(getSnapshot()[0]?.title).toBe("Custos fixos atualizados com sucesso");
});

test("all of them can be removed; zero is a value", async () => {
  const { sent } = stubApi({ ...barAnswers(), "PUT /api/events/7": { body: wedding } });
  open();
  await press("Remover custo fixo 1");
  expect(screen.getByText(/^Nenhum custo fixo\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Adicionar custo fixo" })).toHaveFocus();
  total(/^R\$\s0,00$/);
  await press("Salvar");
  await waitFor(() => expect(changed(sent)).toMatchObject([{ fixedCosts: [] }]));
  await add();
  await fillRow(1, "Cortesia", "0", "Outros");
  await press("Salvar");
  await waitFor(() =>
    expect(changed(sent)[1]).toMatchObject({ fixedCosts: [{ name: "Cortesia", value: 0 }] }),
  );
});

test("closing asks before it throws away what was typed", async () => {
  stubApi(barAnswers());
  open();
  await add();
  await press("Cancelar");
  expect(onClose).not.toHaveBeenCalled();
  await press("Descartar");
  expect(onClose).toHaveBeenCalled();
});

test("what somebody else has changed meanwhile is kept, and so is what was typed", async () => {
  let present = wedding;
  const { sent } = stubApi({
    ...barAnswers(),
    "GET /api/events": () => ({ body: [present] }),
    "PUT /api/events/7": () => (present.version === 5 ? { body: present } : refusal(409, VERSION_CONFLICT)),
  });
  open();
  await add();
  await fillRow(2, "Gelo", "80", "Outros");
  await press("Salvar");
  expect(await screen.findByRole("alert")).toHaveTextContent("alterado por outra pessoa");
  expect(getSnapshot()[0]?.description).toBe("Falha ao atualizar custos fixos");
  present = { ...wedding, name: "Bodas de Ana", guests: 90, version: 5 };
  await press("Recarregar e manter o que digitei");
  expect(await screen.findByText(/Dados atualizados/)).toBeVisible();
  await press("Salvar");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changed(sent).at(-1)).toMatchObject({
    name: "Bodas de Ana",
    guests: 90,
    version: 5,
    fixedCosts: [{ name: "Van" }, { name: "Gelo", value: 80, category: "Outros" }],
  });
});

test("what the server refuses is said at its field", async () => {
  const message = "Nome é obrigatório";
  stubApi({
    ...barAnswers(),
    "PUT /api/events/7": refusal(400, message, [{ path: "fixedCosts.0.name", message }]),
  });
  open();
  await add();
  await fillRow(2, "Gelo", "80", "Outros");
  await press("Salvar");
  await waitFor(() => expect(row(1).getByLabelText("Nome")).toHaveAccessibleDescription(message));
});
