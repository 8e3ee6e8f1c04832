import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { onClose, open, press } from "#web/events/testing/open-event.tsx";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";

const back = { ...wedding, stockState: "back" as const, guestsPresent: 90 };

test("after the return it can be corrected how many came, and whether the event teaches", async () => {
  const { sent } = stubApi({ ...barAnswers([back]), "PUT /api/events/7": { body: back } });
  open(back);
  const came = await screen.findByLabelText(/^Quantos convidados vieram/);
  expect(came).toHaveValue("90");
  await fill(came, "0");
  await userEvent.click(screen.getByRole("checkbox", { name: "Usar nas sugestões de quantidades" }));
  await press("Salvar");
  expect(await screen.findByText("Número de convidados inválido")).toBeVisible();
  await fill(came, "");
  await press("Salvar");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ route }) => route === "PUT /api/events/7")?.body).toMatchObject({
    guestsPresent: null,
    teaches: false,
  });
});

test("before it nobody is asked", async () => {
  stubApi(barAnswers([wedding]));
  open(wedding);
  await screen.findByLabelText("Nome");
  expect(screen.queryByLabelText(/^Quantos convidados vieram/)).toBeNull();
});
