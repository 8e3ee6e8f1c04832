import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field.tsx";

test("shows and hides what was typed, without sending the form", async () => {
  let submissions = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submissions += 1;
      }}
    >
      <PasswordField label="Senha" />
    </form>,
  );
  const input = screen.getByLabelText("Senha");
  await userEvent.type(input, "caipirinha");
  expect(input).toHaveAttribute("type", "password");

  await userEvent.click(screen.getByRole("button", { name: "Mostrar senha" }));
  expect(input).toHaveAttribute("type", "text");
  expect(input).toHaveValue("caipirinha");

  await userEvent.click(screen.getByRole("button", { name: "Ocultar senha" }));
  expect(input).toHaveAttribute("type", "password");
  expect(submissions).toBe(0);
});
