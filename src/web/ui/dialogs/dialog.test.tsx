import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "./dialog.tsx";

function DrinkDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Novo drink</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Novo drink"
        description="A receita de um copo."
        footer={<Button>Salvar</Button>}
      >
        <TextField label="Nome" />
      </Dialog>
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function openDialog() {
  render(<DrinkDialog />);
  await userEvent.click(screen.getByRole("button", { name: "Novo drink" }));
  return screen.findByRole("dialog", { name: "Novo drink" });
}

test("has a name and a description, and takes the focus", async () => {
  const dialog = await openDialog();
  expect(dialog).toHaveAccessibleDescription("A receita de um copo.");
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
});

test("Escape closes it and the focus returns to where it was", async () => {
  await openDialog();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Novo drink" })).toHaveFocus());
});

test("the close button closes it", async () => {
  await openDialog();
  await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test.each([
  ["a low window", true],
  ["any other", false],
])("in %s the summary scrolls with the content: %s", (_name, isLow) => {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: isLow && query.includes("height") }),
  );
  render(
    <Dialog
      open
      onOpenChange={() => {}}
      title="Evento"
      summary="Custo R$ 10,00"
      footer={<Button>Salvar</Button>}
    >
      <TextField label="Nome" />
    </Dialog>,
  );
  const content = screen.getByLabelText("Nome").closest(".overflow-y-auto");
  expect(content?.contains(screen.getByText("Custo R$ 10,00"))).toBe(isLow);
});
