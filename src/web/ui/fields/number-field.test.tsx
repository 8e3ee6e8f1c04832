import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ChangeEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import { NumberField } from "./number-field.tsx";
import { StepperField } from "./stepper-field.tsx";

const readTo = (onNumber: (value: number | undefined) => void) => (event: ChangeEvent<HTMLInputElement>) =>
  onNumber(parseDecimal(event.target.value));

test("keeps the comma that was typed and reads the number", async () => {
  const onNumber = vi.fn();
  render(<NumberField label="Quantidade" onChange={readTo(onNumber)} />);
  const input = screen.getByLabelText("Quantidade");
  await userEvent.type(input, "12,5");
  expect(input).toHaveValue("12,5");
  expect(input).toHaveAttribute("inputmode", "decimal");
  expect(onNumber).toHaveBeenLastCalledWith(12.5);
});

test("leaves out what no number has", async () => {
  const onChange = vi.fn();
  render(<NumberField label="Preço" onChange={(event) => onChange(event.target.value)} />);
  await userEvent.type(screen.getByLabelText("Preço"), "R$ 7e,5");
  expect(screen.getByLabelText("Preço")).toHaveValue("7,5");
  expect(onChange).toHaveBeenLastCalledWith("7,5");
});

test.each([
  ["1e3", "1e3", undefined],
  ["1,234.56", "1,234.56", undefined],
  [" R$ 1.234,56 ", "1.234,56", 1234.56],
])("of a pasted %j it shows %j and never reads another number", async (pasted, shown, number) => {
  const onNumber = vi.fn();
  render(<NumberField label="Preço" onChange={readTo(onNumber)} />);
  await userEvent.click(screen.getByLabelText("Preço"));
  await userEvent.paste(pasted);
  expect(screen.getByLabelText("Preço")).toHaveValue(shown);
  expect(onNumber).toHaveBeenLastCalledWith(number);
  await userEvent.keyboard("x");
  expect(screen.getByLabelText("Preço")).toHaveValue(shown);
});

test("says what is accepted when it leaves a key out, and keeps other kinds of numbers for the form to refuse", async () => {
  const { rerender } = render(<NumberField label="Preço" />);
  const field = screen.getByLabelText("Preço");
  await userEvent.type(field, "12x");
  expect(field).toHaveValue("12");
  expect(field).toHaveAccessibleDescription("Escreva o número como 1.234,56");
  await userEvent.type(field, " 5");
  expect(field).toHaveValue("125");
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.type(field, "x");
  await userEvent.tab();
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.clear(field);
  await userEvent.type(field, "½٣");
  expect(field).toHaveValue("½٣");
  rerender(<NumberField label="Preço" error="Preço deve ser maior que 0" />);
  expect(field).toHaveAccessibleDescription("Escreva o número como 1.234,56");
});

test("asks for a number where the text has none", async () => {
  render(<NumberField label="Preço" error="Preço deve ser maior que 0" />);
  const field = screen.getByLabelText("Preço");
  await userEvent.click(field);
  await userEvent.paste("abc");
  expect(field).toHaveAccessibleDescription("Digite um número");
  await userEvent.clear(field);
  expect(field).toHaveAccessibleDescription("Preço deve ser maior que 0");
});

test("the arrow keys step it, for a form as for whoever holds the text", async () => {
  const onSubmit = vi.fn();
  const onNumber = vi.fn();
  function Stock() {
    const form = useForm({ defaultValues: { quantity: "0,29" } });
    const { isDirty } = form.formState;
    return (
      <form onSubmit={form.handleSubmit((values) => onSubmit(values, isDirty))}>
        <NumberField label="Quantidade" step={0.01} min={0} {...form.register("quantity")} />
        <NumberField label="Preço" step="0.01" onChange={readTo(onNumber)} />
        <NumberField label="Sem passo" />
        <button type="submit">Salvar</button>
      </form>
    );
  }
  render(<Stock />);
  const [quantity, price] = [screen.getByLabelText("Quantidade"), screen.getByLabelText("Preço")];
  await userEvent.type(quantity, "{ArrowUp}");
  expect(quantity).toHaveValue("0,30");
  // They would do nothing in a text input.
  for (const attribute of ["step", "min"]) expect(quantity).not.toHaveAttribute(attribute);
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(onSubmit).toHaveBeenCalledWith({ quantity: "0,30" }, true);
  await userEvent.type(price, "{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(onNumber.mock.calls.flat()).toEqual([0.01, 0.02, 0.01, 0, 0]);
  await userEvent.type(screen.getByLabelText("Sem passo"), "5{ArrowUp}");
  expect(screen.getByLabelText("Sem passo")).toHaveValue("5");
});

function Guests() {
  const [value, setValue] = useState("");
  return (
    <StepperField
      label="Convidados"
      things="convidados"
      step={10}
      min={1}
      value={value}
      onChange={setValue}
    />
  );
}

test.each(["150,5", "1e3", "-150"])("a count of a pasted %j stays as it is", async (pasted) => {
  render(<Guests />);
  const field = screen.getByLabelText("Convidados");
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue(pasted);
});

test("a letter typed into a count only says what is accepted, a comma shows, and from there it steps by whole numbers", async () => {
  render(<Guests />);
  const field = screen.getByLabelText("Convidados");
  await userEvent.type(field, "1a");
  expect(field).toHaveAccessibleDescription("Escreva um número inteiro, como 150");
  await userEvent.type(field, "2,e5");
  expect(field).toHaveValue("12,5");
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole("button", { name: "Mais convidados" }));
  expect(field).toHaveValue("22");
});

test("a count steps by one with the arrow keys, by more with the buttons, and not below the least", async () => {
  render(<Guests />);
  const field = screen.getByLabelText("Convidados");
  await userEvent.type(field, "20{ArrowUp}");
  expect(field).toHaveValue("21");
  await userEvent.click(screen.getByRole("button", { name: "Menos convidados" }));
  expect(field).toHaveValue("11");
  await userEvent.clear(field);
  await userEvent.type(field, "1{ArrowDown}");
  expect(field).toHaveValue("1");
});
