import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { FormDialog } from "./form-dialog.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";

// The first entry of the window is a page load's: its own way back would be a page load, too.
beforeEach(() => {
  window.history.pushState(null, "", "/drinks");
  window.history.pushState(null, "", "/eventos?evento=7");
});
afterEach(() => window.history.replaceState(null, "", "/outra"));

const address = () => window.location.pathname + window.location.search;
const isOnLayer = () => window.history.state?.isLayer === true;
const settled = () => act(async () => {});
const goBack = () => act(async () => window.history.back());

function layer(initial = { isOpen: true }) {
  const close = vi.fn();
  const hook = renderHook(({ isOpen }) => useCloseOnBack(isOpen, close), {
    initialProps: initial,
    wrapper: StrictMode,
  });
  close.mockImplementation(() => hook.rerender({ isOpen: false }));
  return { ...hook, close };
}

test("Back closes what is open and stays on the screen; the next one leaves it", async () => {
  const { close } = layer();
  await settled();
  expect(isOnLayer()).toBe(true);
  await goBack();
  expect(close).toHaveBeenCalledOnce();
  expect([address(), isOnLayer()]).toEqual(["/eventos?evento=7", false]);
  await goBack();
  expect([address(), close.mock.calls.length]).toEqual(["/drinks", 1]);
});

test("closed otherwise it takes its entry of the history with it", async () => {
  const { rerender, close } = layer();
  await settled();
  rerender({ isOpen: false });
  await settled();
  expect([address(), isOnLayer()]).toEqual(["/eventos?evento=7", false]);
  await goBack();
  expect([address(), close.mock.calls.length]).toEqual(["/drinks", 0]);
});

test("an address that was replaced meanwhile holds for the screen, and the router sees no other", async () => {
  const { rerender } = layer();
  await settled();
  const seen: string[] = [];
  const look = () => seen.push(address());
  window.addEventListener("popstate", look);
  navigate("/eventos", { replace: true });
  rerender({ isOpen: false });
  await settled();
  window.removeEventListener("popstate", look);
  expect([address(), seen]).toEqual(["/eventos", ["/eventos"]]);
  await goBack();
  expect(address()).toBe("/drinks");
});

test("what opens in the place of another keeps the entry", async () => {
  const first = layer();
  await settled();
  const before = window.history.length;
  first.rerender({ isOpen: false });
  const second = layer();
  await settled();
  expect([window.history.length, isOnLayer()]).toEqual([before, true]);
  await goBack();
  expect([first.close.mock.calls.length, second.close.mock.calls.length]).toEqual([0, 1]);
});

test("an entry that a reload has left is used again", async () => {
  window.history.pushState({ isLayer: true }, "");
  const before = window.history.length;
  layer();
  await settled();
  expect(window.history.length).toBe(before);
  await goBack();
  expect([address(), isOnLayer()]).toEqual(["/eventos?evento=7", false]);
});

test.each([
  [true, "/eventos?evento=7"],
  [false, "/estoque"],
])("whoever moves on to another screen stays there (in place of the entry: %s)", async (replace, back) => {
  const { rerender } = layer();
  await settled();
  navigate("/estoque", { replace });
  rerender({ isOpen: false });
  await settled();
  expect(address()).toBe("/estoque");
  if (replace) await goBack();
  expect(address()).toBe(back);
});

function Drink({ onClose, isBusy = false }: { onClose: () => void; isBusy?: boolean }) {
  const [name, setName] = useState("");
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      title="Novo drink"
      formId="drink"
      isDirty={name !== ""}
      isBusy={isBusy}
    >
      <input aria-label="Nome" value={name} onChange={(event) => setName(event.target.value)} />
    </FormDialog>
  );
}
const question = () => screen.queryByRole("alertdialog", { name: "Descartar alterações?" });

test("a form asks first, as often as needed, and nothing typed is lost", async () => {
  const onClose = vi.fn();
  render(<Drink onClose={onClose} />, { wrapper: StrictMode });
  await userEvent.type(screen.getByLabelText("Nome"), "Mojito");
  for (let times = 0; times < 2; times++) {
    await goBack();
    expect(question()).toBeVisible();
    expect(isOnLayer()).toBe(true);
    // Back again is for the question.
    await goBack();
    await waitFor(() => expect(question()).toBeNull());
    expect(isOnLayer()).toBe(true);
    expect(screen.getByLabelText("Nome")).toHaveValue("Mojito");
  }
  await goBack();
  await userEvent.click(screen.getByRole("button", { name: "Descartar" }));
  expect(onClose).toHaveBeenCalledOnce();
  await settled();
  expect([address(), isOnLayer()]).toEqual(["/eventos?evento=7", false]);
});

test("a form that is being sent stays", async () => {
  const onClose = vi.fn();
  render(<Drink onClose={onClose} isBusy />);
  await settled();
  await goBack();
  expect(onClose).not.toHaveBeenCalled();
  expect(isOnLayer()).toBe(true);
});

test("a reload is warned of while something typed would be lost", async () => {
  const { unmount } = render(<Drink onClose={() => {}} />);
  const reload = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(reload()).toBe(false);
  await userEvent.type(screen.getByLabelText("Nome"), "Mojito");
  expect(reload()).toBe(true);
  unmount();
  expect(reload()).toBe(false);
});
