import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DialogForm, FormDialog } from "./form-dialog.tsx";

function open({ isDirty = false, isBusy = false, problem = undefined as string | undefined } = {}) {
  const onClose = vi.fn();
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(
    <FormDialog open onClose={onClose} title="Novo drink" formId="drink" isDirty={isDirty} isBusy={isBusy}>
      <DialogForm id="drink" problem={problem} onSubmit={onSubmit}>
        <input aria-label="Nome" />
      </DialogForm>
    </FormDialog>,
  );
  return { onClose, onSubmit, finish: () => finish() };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("closes at once where nothing was typed", async () => {
  const { onClose } = open();
  await press("Cancelar");
  expect(onClose).toHaveBeenCalledOnce();
});

test("asks before it throws away what was typed", async () => {
  const { onClose } = open({ isDirty: true });
  await userEvent.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Descartar alterações?" });
  expect(onClose).not.toHaveBeenCalled();
  await press("Descartar");
  expect(onClose).toHaveBeenCalledOnce();
});

test("stays while it is being sent", async () => {
  const { onClose } = open({ isDirty: true, isBusy: true });
  expect(screen.getByRole("button", { name: "Salvando..." })).toHaveAttribute("aria-busy", "true");
  await press("Cancelar");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test("the button in the footer sends the form, one sending at a time", async () => {
  const { onSubmit, finish } = open();
  await press("Salvar");
  await press("Salvar");
  expect(onSubmit).toHaveBeenCalledOnce();
  finish();
  await waitFor(async () => {
    await press("Salvar");
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

test("what is wrong with the form as a whole stands above it", () => {
  open({ problem: "Estoque insuficiente" });
  expect(screen.getByRole("alert")).toHaveTextContent("Estoque insuficiente");
});

test("a link inside asks, too, and is followed once what was typed may be lost", async () => {
  window.history.pushState(null, "", "/eventos");
  const onClose = vi.fn();
  render(
    <FormDialog open onClose={onClose} title="Novo evento" formId="event" isDirty isBusy={false}>
      <a href="/drinks">Drinks</a>
    </FormDialog>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Drinks" }));
  const question = await screen.findByRole("alertdialog", { name: "Descartar alterações?" });
  expect(window.location.pathname).toBe("/eventos");
  await userEvent.click(within(question).getByRole("button", { name: "Continuar editando" }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("link", { name: "Drinks" }));
  await press("Descartar");
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe("/drinks");
});
