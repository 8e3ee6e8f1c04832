import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { go, open, press } from "#web/events/testing/open-event.tsx";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";

test("an event counts in whole numbers alone: any other is refused as it was typed", async () => {
  const { routes } = stubApi(barAnswers());
  open(wedding);
  const guests = await screen.findByLabelText(/Convidados/);
  await fill(guests, "150,5");
  await press("Salvar");
  await waitFor(() => expect(guests).toHaveAccessibleDescription("Número de convidados inválido"));
  expect(guests).toHaveValue("150,5");
  await fill(guests, "1.500");
  await go("Drinks");
  const count = screen.getAllByLabelText(/^Quantidade/)[0] as HTMLElement;
  await fill(count, "2,5");
  await press("Salvar");
  await waitFor(() => expect(count).toHaveAccessibleDescription("Informe quantos drinks, pelo menos 1"));
  await fill(count, "abc");
  await waitFor(() => expect(count).toHaveAccessibleDescription("Digite um número"));
  await fill(count, "25");
  await waitFor(() => expect(count).toBeValid());
  expect(routes().every((route) => route.startsWith("GET"))).toBe(true);
});
