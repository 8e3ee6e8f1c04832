import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { open } from "#web/events/testing/open-events.tsx";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";

const events = [
  { ...wedding, date: "2030-12-25T23:30:00.000Z" },
  { ...wedding, id: 8, name: "Festa X", date: "2030-12-25T22:00:00.000Z" },
  { ...wedding, id: 9, name: "Cancelada", date: "2030-12-25T22:00:00.000Z", status: "cancelado" as const },
];

test("while a date is chosen, the form says what else is on that day", async () => {
  stubApi(barAnswers(events));
  open("/eventos?novo=2030-12-25");
  expect(await screen.findByText("Também neste dia: Festa X 19:00, Casamento da Ana 20:30")).toBeVisible();
  await fill(screen.getByLabelText("Data e hora"), "2030-12-26T19:00");
  await waitFor(() => expect(screen.queryByText(/Também neste dia/)).toBeNull());
});

test("an event is not beside itself", async () => {
  stubApi(barAnswers(events));
  open("/eventos?evento=8");
  expect(await screen.findByText("Também neste dia: Casamento da Ana 20:30")).toBeVisible();
});
