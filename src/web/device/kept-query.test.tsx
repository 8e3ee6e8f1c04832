import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { dayIn, momentAt } from "#shared/time/clock.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { noteAnswer } from "#web/browser/connection.ts";
import { clientsQuery } from "#web/clients/queries.ts";
import { drinksQuery } from "#web/drinks/queries.ts";
import { eventsQuery, pricedEventsQuery } from "#web/events/queries.ts";
import {
  archivedIngredientsQuery,
  ingredientsQuery,
  pricedIngredientsQuery,
} from "#web/ingredients/queries.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { momentText, OldDataNote } from "./old-data-note.tsx";
import { useKeptQuery } from "./use-kept-query.ts";

afterEach(() => {
  cleanup();
  noteAnswer(true);
});

function Drinks() {
  const query = useKeptQuery(drinksQuery);
  return (
    <>
      <OldDataNote queries={[query]} />
      <p data-testid="drinks">{query.data?.length ?? "nothing"}</p>
    </>
  );
}

const client = () => createQueryClient({ onUnauthorized: () => {} });

const openDrinks = (queryClient = client()) =>
  render(
    <TestCompany client={queryClient}>
      <Drinks />
    </TestCompany>,
  );

const note = () => screen.getByRole("status");
const shown = (text: string) => waitFor(() => expect(screen.getByTestId("drinks")).toHaveTextContent(text));
const goOffline = () => act(() => noteAnswer(false));

test("only lists that the server lets a browser store can be kept", () => {
  const storable = [
    ingredientsQuery,
    pricedIngredientsQuery,
    drinksQuery,
    eventsQuery,
    pricedEventsQuery,
  ] as const;
  type Taken = Parameters<typeof useKeptQuery>[0]["queryKey"];
  expect(storable.flatMap(({ queryKey }) => queryKey satisfies Taken)).toHaveLength(5);
  // @ts-expect-error: personal data.
  clientsQuery.queryKey satisfies Taken;
  // @ts-expect-error: another list below the same key.
  archivedIngredientsQuery.queryKey satisfies Taken;
});

test("nothing is said while there is a connection", async () => {
  stubApi({ "GET /api/drinks": { body: [] } });
  openDrinks();
  await shown("0");
  expect(note()).toBeEmptyDOMElement();
});

test("without one the moment of the data is told; old data is fetched once it is back", async () => {
  const queryClient = client();
  queryClient.setQueryData(drinksQuery.queryKey, [], {
    updatedAt: momentAt(`${dayIn(new Date(), SAO_PAULO)}T14:32`, SAO_PAULO).getTime(),
  });
  const { sent } = stubApi({ "GET /api/drinks": { body: [{}, {}] } });
  openDrinks(queryClient);
  goOffline();
  expect(note()).toHaveTextContent("Sem conexão. Dados de 14:32.");
  await queryClient.invalidateQueries({ queryKey: drinksQuery.queryKey, refetchType: "none" });
  expect(sent).toHaveLength(0);
  act(() => noteAnswer(true));
  await shown("2");
  expect(sent).toHaveLength(1);
  expect(note()).toBeEmptyDOMElement();
});

test("data that is not known to be old is not fetched again", async () => {
  const { sent } = stubApi({ "GET /api/drinks": { body: [] } });
  openDrinks();
  await shown("0");
  goOffline();
  act(() => noteAnswer(true));
  expect(sent).toHaveLength(1);
});

test("it can be tried again; a server that fails is told, and the data stays", async () => {
  const answers: Parameters<typeof stubApi>[0] = { "GET /api/drinks": { body: [{}] } };
  const { sent } = stubApi(answers);
  openDrinks();
  await shown("1");
  goOffline();
  answers["GET /api/drinks"] = refusal(503, "Serviço temporariamente indisponível");
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  await waitFor(() => expect(note()).toHaveTextContent("Não foi possível atualizar. Dados de"));
  expect(screen.getByTestId("drinks")).toHaveTextContent("1");
  answers["GET /api/drinks"] = { body: [{}, {}, {}] };
  await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
  await shown("3");
  expect(note()).toBeEmptyDOMElement();
  expect(sent).toHaveLength(3);
});

test.each([
  ["2026-11-22T03:05:00Z", "00:05"],
  ["2026-11-22T02:59:00Z", "sáb 21/11 23:59"],
  ["2025-12-31T12:00:00Z", "qua 31/12 09:00"],
])("case %#: the moment reads %s", (moment, text) => {
  expect(momentText(moment, clockAt("2026-11-22T17:32:00Z"))).toBe(text);
});
