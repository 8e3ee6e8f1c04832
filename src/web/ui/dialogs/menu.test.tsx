import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu, MenuItem } from "./menu.tsx";

function UserMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="Menu do usuário" trigger={<Button size="icon">M</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Alterar Senha</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Alterar Senha">
        <input aria-label="Senha Atual" />
      </Dialog>
    </>
  );
}

test("its label names the trigger and the menu", async () => {
  render(<UserMenu />);
  await userEvent.click(screen.getByRole("button", { name: "Menu do usuário" }));
  expect(await screen.findByRole("menu", { name: "Menu do usuário" })).toBeInTheDocument();
});

test("a dialog opened from it gives the focus back to its trigger", async () => {
  render(<UserMenu />);
  await userEvent.click(screen.getByRole("button", { name: "Menu do usuário" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Alterar Senha" }));
  const dialog = await screen.findByRole("dialog", { name: "Alterar Senha" });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Menu do usuário" })).toHaveFocus());
});
