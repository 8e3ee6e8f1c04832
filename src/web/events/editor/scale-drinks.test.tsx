import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { go, line, open, press } from "#web/events/testing/open-event.tsx";
import { fill } from "#web/testing/fill.ts";
import { stubApi } from "#web/testing/stub-api.ts";

const openWith = async (guests: string) => {
  stubApi(barAnswers());
  open(wedding);
  await fill(await screen.findByLabelText(/^Convidados/), guests);
};
const counts = () =>
  screen.getAllByLabelText(/^Quantidade/).map((field) => (field as HTMLInputElement).value);

test("where the guests are typed, the drinks are offered to follow, with what was set by hand", async () => {
  await openWith("150");
  expect(screen.getByText("2 drinks foram planejados para outro número de convidados.")).toBeVisible();
  await press("Ajustar drinks para 150 convidados");
  expect(screen.getByText("2 drinks ajustados para 150 convidados.")).toBeVisible();
  await go("Drinks");
  expect(counts()).toEqual(["150", "15"]);
  expect(screen.getByText("165 drinks · 1,1 por convidado")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /2 ingredientes$/ }));
  // 4000 ml were set by hand for 100 guests; the limes follow the drinks.
  expect(line("Vodka").getByLabelText(/^Planejado/)).toHaveValue("6000");
  expect(line("Limão").getByLabelText(/^Planejado/)).toHaveValue("150");
  // Nothing is left to be offered, here or there.
  expect(screen.queryByRole("button", { name: /^Ajustar drinks/ })).toBeNull();
  await go("Dados");
  expect(screen.queryByRole("button", { name: /^Ajustar drinks/ })).toBeNull();
});

test("what was set by hand stays if that is wanted", async () => {
  await openWith("150");
  await userEvent.click(
    screen.getByRole("checkbox", { name: "Também as quantidades ajustadas à mão, em proporção" }),
  );
  await press("Ajustar drinks para 150 convidados");
  await go("Drinks");
  await userEvent.click(screen.getByRole("button", { name: /2 ingredientes$/ }));
  expect(line("Vodka").getByLabelText(/^Planejado/)).toHaveValue("4000");
});

test("a count typed for the new guests is not scaled again", async () => {
  await openWith("150");
  await go("Drinks");
  await fill(screen.getAllByLabelText(/^Quantidade/)[0] as HTMLElement, "130");
  await go("Dados");
  await press("Ajustar drinks para 150 convidados");
  await go("Drinks");
  expect(counts()).toEqual(["130", "15"]);
});

test.each(["100", "0", "x"])("with %j guests there is nothing to follow", async (guests) => {
  await openWith(guests);
  expect(screen.queryByRole("button", { name: /^Ajustar drinks/ })).toBeNull();
});
