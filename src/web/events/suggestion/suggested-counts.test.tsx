import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { EventPage } from "#web/events/page/event-page.tsx";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { go, open, pick, press } from "#web/events/testing/open-event.tsx";
import { answers } from "#web/events/testing/open-price.ts";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

type Use = PricedEvent["stockUse"][number];
const use = (ingredientId: number, unit: Use["unit"], withdrawn: number, returned: number): Use => ({
  ingredientId,
  unit,
  yieldQuantity: null,
  yieldUnit: null,
  planned: withdrawn,
  withdrawn,
  returned,
  lost: 0,
  out: 0,
  ranOut: false,
  unitCost: 40,
  cost: "0",
  lostCost: "0",
});
/** A party of 100 guests and five hours that used 60 of 100 Caipiroskas and 6 of 10 Limonadas. */
const party = (id: number, changes: Partial<PricedEvent> = {}): PricedEvent => ({
  ...wedding,
  id,
  name: `Festa ${id}`,
  date: `2026-0${id % 9 || 9}-20T23:30:00.000Z`,
  stockState: "back",
  stockReturned: true,
  drinks: wedding.drinks.map((drink) => ({
    ...drink,
    ingredients: drink.ingredients.map((line) => ({
      ...line,
      plannedQuantity: line.quantity * drink.quantity,
    })),
  })),
  stockUse: [use(1, "L", 5, 2), use(2, "unidade", 120, 48)],
  ...changes,
});

const one: PricedEvent = {
  ...wedding,
  drinks: wedding.drinks.map((drink) => ({ ...drink, quantity: 100 })),
};
const counts = () =>
  screen.getAllByLabelText(/^Quantidade/).map((field) => (field as HTMLInputElement).value);
const openDrinks = async (event: PricedEvent, others: PricedEvent[] = []) => {
  const stub = stubApi({
    ...barAnswers([event, ...others]),
    "PUT /api/events/11": { body: party(11, { teaches: false }) },
  });
  open(event);
  await go("Drinks");
  return stub;
};
const chosen = () => screen.queryAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked);

describe("without a party of one's own", () => {
  test("the trade's rule is offered, filled in, explained, and taken back with one tap", async () => {
    await openDrinks(one);
    expect(screen.getByText("200 drinks · 2,0 por convidado")).toBeVisible();
    expect(screen.getByText("ainda sem festas suas")).toBeVisible();
    await press("Sugerir quantidades");
    // 100 × 5 × 0,75 × exp(0,940965 × 0,367423): 530.
    expect(counts()).toEqual(["265", "265"]);
    expect(screen.getByText("530 drinks · 5,3 por convidado")).toBeVisible();
    expect(chosen()).toHaveAccessibleName("Com folga 530");
    expect(screen.getByText(/^100 convidados × 5 h × 0,75 por hora \+ 41\s% de folga/)).toHaveTextContent(
      "regra do mercado, ainda sem festas suas",
    );
    await userEvent.click(screen.getByRole("radio", { name: /^Na medida/ }));
    expect(counts()).toEqual(["188", "187"]);
    await userEvent.click(screen.getByRole("radio", { name: /^Farta/ }));
    expect(counts()).toEqual(["411", "410"]);
    await press("Desfazer sugestão");
    expect(counts()).toEqual(["100", "100"]);
    expect(screen.getByRole("button", { name: "Sugerir quantidades" })).toBeVisible();
  });

  test("planned amounts follow, those set by hand stay", async () => {
    await openDrinks(one);
    await press("Sugerir quantidades");
    await userEvent.click(screen.getByRole("button", { name: /2 ingredientes$/ }));
    const line = (name: string) => within(screen.getByRole("group", { name }));
    expect(line("Vodka").getByLabelText(/^Planejado/)).toHaveValue("4000");
    expect(line("Limão").getByLabelText(/^Planejado/)).toHaveValue("265");
    expect(screen.getByText(/^50\s% dos drinks, em partes iguais/)).toHaveTextContent(
      /8 em cada 10 festas: 107 a 329/,
    );
  });

  test("a count that somebody typed stays, and the others get no more for it", async () => {
    await openDrinks(one);
    await fill(screen.getByLabelText("Quantidade de Limonada"), "30");
    await press("Sugerir quantidades");
    expect(counts()).toEqual(["265", "30"]);
    expect(screen.getByText(/^1 quantidade digitada fica/)).toBeVisible();
    await press("trocar também");
    expect(counts()).toEqual(["265", "265"]);
    await press("Desfazer sugestão");
    expect(counts()).toEqual(["100", "30"]);
  });

  test("also one that is typed over a suggestion, which the way back leaves alone", async () => {
    await openDrinks(one);
    await press("Sugerir quantidades");
    await fill(screen.getByLabelText("Quantidade de Limonada"), "12");
    await userEvent.click(screen.getByRole("radio", { name: /^Na medida/ }));
    expect(counts()).toEqual(["188", "12"]);
    await press("Desfazer sugestão");
    expect(counts()).toEqual(["100", "12"]);
  });

  test("where all counts were typed, nothing is replaced before that is asked for", async () => {
    await openDrinks({ ...one, drinks: one.drinks.map((drink) => ({ ...drink, quantity: 77 })) });
    await press("Sugerir quantidades");
    expect(counts()).toEqual(["77", "77"]);
    await press("trocar também");
    expect(counts()).toEqual(["265", "265"]);
  });

  test("it is the same after a look at another part, and follows guests and hours on demand", async () => {
    await openDrinks(one);
    await press("Sugerir quantidades");
    await go("Dados");
    await fill(await screen.findByLabelText(/^Convidados/), "200");
    await go("Drinks");
    expect(counts()).toEqual(["265", "265"]);
    expect(chosen()).toBeUndefined();
    await userEvent.click(screen.getByRole("radio", { name: "Com folga 1.060" }));
    expect(counts()).toEqual(["530", "530"]);
    await press("Desfazer sugestão");
    expect(counts()).toEqual(["100", "100"]);
  });

  test.each([
    ["no guests", { guests: 0 }],
    ["no drinks", { drinks: [] }],
    ["its stock out", { stockState: "out" as const }],
    ["its stock back", { stockState: "back" as const }],
  ])("an event with %s gets none", async (_what, changes) => {
    await openDrinks({ ...one, ...changes });
    await screen.findByText(/drink/i, { selector: "p, label, h3 *, span" }).catch(() => undefined);
    expect(screen.queryByRole("button", { name: "Sugerir quantidades" })).toBeNull();
    expect(document.body).not.toHaveTextContent("NaN");
  });

  test("a drink that is added afterwards gets its share with another tap", async () => {
    await openDrinks({ ...one, drinks: one.drinks.slice(0, 1) });
    await press("Sugerir quantidades");
    expect(counts()).toEqual(["530"]);
    await pick("Adicionar drink", "limon");
    expect(counts()).toEqual(["530", "100"]);
    await userEvent.click(screen.getByRole("radio", { name: /^Com folga/ }));
    expect(counts()).toEqual(["265", "265"]);
  });
});

describe("with parties of one's own", () => {
  test("the words say how many they are, and of which type", async () => {
    await openDrinks(one, [party(11), party(12)]);
    expect(screen.getByText("ainda pouco: 2 festas suas")).toBeVisible();
  });

  test("a long list of them is gone through before it is offered", async () => {
    await openDrinks(
      one,
      Array.from({ length: 40 }, (_, place) => party(100 + place)),
    );
    expect(await screen.findByText("40 casamentos seus")).toBeVisible();
  });

  test("the events behind it are listed, and one can be left out", async () => {
    const { sent } = await openDrinks(one, [
      party(11),
      party(12, { guestsPresent: 80 }),
      party(13, { teaches: false }),
      party(14, { stockUse: [{ ...use(1, "L", 5, 0), ranOut: true }] }),
      party(15, { type: "social" }),
    ]);
    expect(screen.getByText("3 casamentos seus")).toBeVisible();
    await press("Sugerir quantidades");
    await press("3 casamentos seus");
    const rows = within(screen.getByRole("list", { name: "Eventos que ensinam" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(rows).toHaveLength(4);
    expect(rows.join(" ")).toContain("110 planejados · 66 usados · 0,13 por convidado e hora");
    expect(rows.join(" ")).toContain("80 convidados");
    expect(rows.join(" ")).toContain("acabou antes do fim");
    expect(screen.getByRole("button", { name: "Usar de novo nas sugestões: Festa 13" })).toBeVisible();
    await press("Não usar nas sugestões: Festa 11");
    await waitFor(() =>
      expect(sent.find(({ route }) => route === "PUT /api/events/11")?.body).toMatchObject({
        teaches: false,
        version: 4,
      }),
    );
  });
});

test("on the event's page the counts are suggested where they are read", async () => {
  stubApi(answers(one));
  window.history.replaceState(null, "", "/eventos/7");
  render(
    <TestCompany>
      <EventPage />
    </TestCompany>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Sugerir quantidades" }));
  expect(counts()).toEqual(["265", "265"]);
  expect(screen.getByText("530 drinks · 5,3 por convidado")).toBeVisible();
  await press("Desfazer sugestão");
  expect(counts()).toEqual(["100", "100"]);
});
