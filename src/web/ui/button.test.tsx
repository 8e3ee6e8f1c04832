import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

function renderForm(isBusy: boolean) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Nome" />
      <Button type="submit" isBusy={isBusy} busyLabel="Salvando...">
        Salvar
      </Button>
    </form>,
  );
  return onSubmit;
}

test("sends its form while it is not busy", async () => {
  const onSubmit = renderForm(false);
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("a busy one says so, keeps the focus and sends nothing, by click or by Enter", async () => {
  const onSubmit = renderForm(true);
  const button = screen.getByRole("button", { name: "Salvando..." });
  expect(button).toHaveAttribute("aria-disabled", "true");

  await userEvent.click(button);
  expect(button).toHaveFocus();
  await userEvent.type(screen.getByLabelText("Nome"), "Ana{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a busy one ignores its own and its parents' click handlers", async () => {
  const onClick = vi.fn();
  const onParentClick = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only listens for what bubbles.
    <div onClick={onParentClick}>
      <Button isBusy onClick={onClick}>
        Salvar
      </Button>
    </div>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(onClick).not.toHaveBeenCalled();
  expect(onParentClick).not.toHaveBeenCalled();
});

test("does not send a form unless it is asked to", () => {
  render(<Button>Cancelar</Button>);
  expect(screen.getByRole("button", { name: "Cancelar" })).toHaveAttribute("type", "button");
});
