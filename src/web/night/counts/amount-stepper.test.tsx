import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AmountStepper } from "./amount-stepper.tsx";

test("what others count while a number is typed comes on top of it", async () => {
  const changes: number[] = [];
  const stepper = (value: number) => (
    <AmountStepper
      label="Gin"
      thing="Gin"
      value={value}
      step={1}
      onChange={(difference) => changes.push(difference)}
    />
  );
  const { rerender } = render(stepper(0));
  const field = screen.getByLabelText("Gin");
  await userEvent.type(field, "1");
  // Three by somebody else.
  rerender(stepper(4));
  await userEvent.type(field, "0");
  expect(changes).toEqual([1, 9]);
  rerender(stepper(13));
  await userEvent.tab();
  expect(field).toHaveValue("13");
});
