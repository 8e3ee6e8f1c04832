import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fill } from "#web/testing/fill.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { DrinksPage } from "../drinks-page.tsx";

export const open = (address = "/drinks") => {
  window.history.replaceState(null, "", address);
  return render(
    <TestCompany>
      <DrinksPage />
    </TestCompany>,
  );
};
export const card = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("[role=listitem]") as HTMLElement);
export const inDialog = async () => within(await screen.findByRole("dialog"));
export const row = async (number: number) =>
  within((await inDialog()).getByRole("group", { name: `Ingrediente ${number}` }));
export const newDrink = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Novo drink" }));
export const save = async () => userEvent.click((await inDialog()).getByRole("button", { name: "Salvar" }));
export const pick = async (number: number, typed: string) => {
  await fill((await row(number)).getByRole("combobox", { name: "Ingrediente" }), typed);
  await userEvent.keyboard("{Enter}");
};
