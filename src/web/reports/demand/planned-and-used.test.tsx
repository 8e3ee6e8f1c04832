import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { answers, lossesRoute } from "#web/reports/testing/open-reports.tsx";
import { stubApi } from "#web/testing/stub-api.ts";
import { visit } from "#web/testing/visit.tsx";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [caipiroska, lemonade] = wedding.drinks;
const party = (id: number, changes: Partial<PricedEvent> = {}): PricedEvent => ({
  ...wedding,
  id,
  name: `Festa ${id}`,
  date: `2026-01-1${id % 10}T23:00:00.000Z`,
  stockState: "back",
  drinks: [caipiroska, lemonade].flatMap((drink) => drink ?? []),
  stockUse: [sampleUse({ ingredientId: 1, withdrawn: 4, returned: 1 })],
  ...changes,
});

function open(events: PricedEvent[]) {
  const stub = stubApi({
    ...answers(events),
    [lossesRoute()]: { body: [] },
    "PUT /api/events/12": { body: party(12, { teaches: false }) },
  });
  visit("/relatorios", "t");
  return stub;
}
const region = () => screen.findByRole("region", { name: "Planejado × usado" });

test("each party stands beside plan and suggestion, the latest first, and one can be left out", async () => {
  const { sent } = open([party(11), party(12, { guestsPresent: 80 }), party(13, { teaches: false })]);
  const section = await region();
  expect(section).toHaveTextContent(/um por convidado \d+\s%, o planejado \d+\s%, a sugestão \d+\s%/);
  const rows = within(within(section).getByRole("table")).getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Festa 12.*80 convidados.*200110\d+83/),
    expect.stringMatching(/^Festa 11.*100 convidados.*200110\d+83/),
  ]);
  const [leaveOut] = within(rows[0] as HTMLElement).getAllByRole("button", {
    name: /^Não usar nas sugestões/,
  });
  await userEvent.click(leaveOut as HTMLElement);
  await waitFor(() =>
    expect(sent.find(({ route }) => route === "PUT /api/events/12")?.body).toMatchObject({ teaches: false }),
  );
});

test("without a party there is a sentence, and nothing is no number", async () => {
  open([party(11, { stockUse: [] }), party(12, { guests: 0 }), wedding]);
  expect(await region()).toHaveTextContent("Ainda não há festa com retorno registrado");
  expect(document.body).not.toHaveTextContent("NaN");
});

test("a single party says so", async () => {
  open([party(11)]);
  expect(await region()).toHaveTextContent("Com uma festa só, a sugestão ainda é a regra do mercado.");
});
