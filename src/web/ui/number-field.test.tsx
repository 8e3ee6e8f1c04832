import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { NumberField } from "./number-field.tsx";

test("keeps the comma that was typed and reads the number", async () => {
  const onNumberChange = vi.fn();
  render(<NumberField label="Quantidade" onNumberChange={onNumberChange} />);
  const input = screen.getByLabelText("Quantidade");
  await userEvent.type(input, "12,5");
  expect(input).toHaveValue("12,5");
  expect(input).toHaveAttribute("inputmode", "decimal");
  expect(onNumberChange).toHaveBeenLastCalledWith(12.5);
});

test("leaves out what no number has", async () => {
  const onChange = vi.fn();
  render(<NumberField label="Preço" onChange={(event) => onChange(event.target.value)} />);
  await userEvent.type(screen.getByLabelText("Preço"), "R$ 7e,5");
  expect(screen.getByLabelText("Preço")).toHaveValue("7,5");
  expect(onChange).toHaveBeenLastCalledWith("7,5");
});

test("takes digits alone for a whole number", async () => {
  const onNumberChange = vi.fn();
  render(<NumberField label="Convidados" isInteger onNumberChange={onNumberChange} />);
  await userEvent.type(screen.getByLabelText("Convidados"), "1.20");
  expect(screen.getByLabelText("Convidados")).toHaveValue("120");
  expect(onNumberChange).toHaveBeenLastCalledWith(120);
});
