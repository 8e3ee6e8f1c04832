import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { getSnapshot, toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

test("shows the message in a region with a Portuguese name, and closes it", async () => {
  render(<Toaster />);
  act(() => void toast({ title: "Erro", description: "Falha ao criar drink", tone: "error" }));
  expect(await screen.findByText("Falha ao criar drink")).toBeVisible();
  expect(screen.getByRole("region", { name: "Notificações (F8)" })).toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Fechar notificação" }));
  expect(getSnapshot()).toMatchObject([{ open: false }]);
});

test("F8 takes the focus to the notifications", async () => {
  render(<Toaster />);
  act(() => void toast({ title: "Relatório gerado" }));
  await screen.findByText("Relatório gerado");
  await userEvent.keyboard("[F8]");
  expect(screen.getByRole("region", { name: "Notificações (F8)" })).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(document.activeElement).not.toBe(document.body);
});

test("Escape in a dialog is for the dialog, else for the message", async () => {
  const onClose = vi.fn();
  const dialog = (open: boolean, isDirty: boolean) => (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Novo drink"
        formId="drink"
        isDirty={isDirty}
        isBusy={false}
      >
        <input aria-label="Nome" />
      </FormDialog>
      <Toaster />
    </>
  );
  const { rerender } = render(dialog(true, true));
  act(() => void toast({ title: "Erro", description: "Falha ao criar drink", tone: "error" }));
  await screen.findByText("Falha ao criar drink");
  await userEvent.click(screen.getByLabelText("Nome"));
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog", { name: "Descartar alterações?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(getSnapshot()).toMatchObject([{ open: true }]);

  rerender(dialog(true, false));
  await userEvent.click(screen.getByLabelText("Nome"));
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(getSnapshot()).toMatchObject([{ open: true }]);

  rerender(dialog(false, false));
  act(() => void toast({ title: "Relatório gerado" }));
  await screen.findByText("Relatório gerado");
  await userEvent.keyboard("{Escape}");
  expect(getSnapshot()[0]).toMatchObject({ open: false });
});
