import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { advance } from "#web/testing/advance.ts";
import { getSnapshot, toast } from "#web/ui/feedback/toast.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

async function raise() {
  render(<Toaster />);
  act(() => void toast({ title: "Relatório gerado" }));
  await advance(0);
  return screen.getByRole("listitem");
}
const isOpen = () => getSnapshot()[0]?.open;

test("a message closes by itself after 5000 ms, not before", async () => {
  await raise();
  await advance(4999);
  expect(isOpen()).toBe(true);
  await advance(1);
  expect(isOpen()).toBe(false);
});

test.each([
  ["50 px to the right", 50, 0, true],
  ["51 px to the right", 51, 0, false],
  ["far to the left", -200, 0, true],
  ["far down", 0, 200, true],
])("swiped %s", async (_what, x, y, stays) => {
  const message = await raise();
  message.setPointerCapture = () => {};
  message.hasPointerCapture = () => false;
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
  fireEvent.pointerDown(message, at(10, 10));
  fireEvent.pointerMove(message, at(10 + x / 2, 10 + y / 2));
  fireEvent.pointerMove(message, at(10 + x, 10 + y));
  fireEvent.pointerUp(message, at(10 + x, 10 + y));
  expect(isOpen()).toBe(stays);
});
