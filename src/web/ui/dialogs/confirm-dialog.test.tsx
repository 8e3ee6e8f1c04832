import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";

function renderConfirmation(isBusy: boolean) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Desativar usuário?"
      description="Maria perde o acesso agora."
      confirmLabel="Desativar"
      busyLabel="Desativando..."
      isBusy={isBusy}
      onConfirm={onConfirm}
    />,
  );
  return { onConfirm, onOpenChange };
}

test("confirms without closing by itself", async () => {
  const { onConfirm, onOpenChange } = renderConfirmation(false);
  await userEvent.click(screen.getByRole("button", { name: "Desativar" }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each([
  ["Cancelar", () => userEvent.click(screen.getByRole("button", { name: "Cancelar" }))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s asks to close", async (_way, leave) => {
  const { onConfirm, onOpenChange } = renderConfirmation(false);
  await leave();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

test("while busy it neither confirms again nor closes", async () => {
  const { onConfirm, onOpenChange } = renderConfirmation(true);
  await userEvent.click(screen.getByRole("button", { name: "Desativando..." }));
  await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await userEvent.keyboard("{Escape}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
