import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Drawer } from "./drawer.tsx";

function Menu() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer open={isOpen} onOpenChange={setIsOpen} title="Menu">
      <a href="/admin">Dashboard</a>
    </Drawer>
  );
}

test("the browser's Back closes it", async () => {
  render(<Menu />);
  expect(await screen.findByRole("dialog", { name: "Menu" })).toBeVisible();
  await vi.waitFor(() => expect(window.history.state).toEqual({ isLayer: true }));
  window.history.back();
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
