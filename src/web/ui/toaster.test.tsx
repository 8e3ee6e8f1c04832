import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
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
