import { expect, test, vi } from "vitest";
import { readStored, removeStored, store } from "./local-storage.ts";

test("what is stored is in the browser's storage", () => {
  store("theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  removeStored("theme");
  expect(readStored("theme")).toBeNull();
});

test("where the browser blocks its storage, the page remembers for itself", () => {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked, clear: () => {} });
  expect(readStored("theme")).toBeNull();
  store("theme", "dark");
  expect(readStored("theme")).toBe("dark");
  removeStored("theme");
  expect(readStored("theme")).toBeNull();
});
