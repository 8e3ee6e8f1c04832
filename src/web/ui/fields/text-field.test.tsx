import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import { TextField } from "./text-field.tsx";

test("the label names the input and the hint describes it", () => {
  render(<TextField label="E-mail" hint="O da empresa" type="email" />);
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input).toHaveAttribute("type", "email");
  expect(input).toHaveAccessibleDescription("O da empresa");
  expect(input).not.toHaveAttribute("aria-invalid");
});

test("the error takes the hint's place and marks the input as invalid", () => {
  render(<TextField label="E-mail" hint="O da empresa" error="Informe um e-mail válido" />);
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Informe um e-mail válido");
  expect(screen.queryByText("O da empresa")).not.toBeInTheDocument();
});

test("without hint and error nothing describes it", () => {
  render(<TextField label="Nome" />);
  expect(screen.getByRole("textbox", { name: "Nome" })).not.toHaveAttribute("aria-describedby");
});

test("takes an id and hands out its input", () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} id="nome" label="Nome" />);
  expect(ref.current).toBe(screen.getByLabelText("Nome"));
  expect(ref.current).toHaveAttribute("id", "nome");
});
