import { afterEach, expect, test, vi } from "vitest";
import { getSnapshot, toast } from "#web/ui/feedback/toast.ts";
import { shareText } from "./share-text.ts";

const list = { title: "Compras", text: "- Vodka: 2 L", copied: "Lista copiada" };
const give = (name: "share" | "clipboard", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  give("share", undefined);
  give("clipboard", undefined);
});

test("goes to the share sheet where there is one", async () => {
  const share = vi.fn(async () => {});
  give("share", share);
  await shareText(list);
  expect(share).toHaveBeenCalledWith({ title: "Compras", text: "- Vodka: 2 L" });
});

test("is copied where there is none, and says so", async () => {
  const writeText = vi.fn(async () => {});
  give("clipboard", { writeText });
  await shareText(list);
  expect(writeText).toHaveBeenCalledWith("- Vodka: 2 L");
  expect(getSnapshot()[0]).toMatchObject({ title: "Lista copiada", tone: "success" });
});

test("a sheet closed without a choice is no failure; anything else is told", async () => {
  toast({ title: "antes" });
  give("share", () => Promise.reject(new DOMException("", "AbortError")));
  await shareText(list);
  expect(getSnapshot()[0]?.title).toBe("antes");
  give("share", () => Promise.reject(new DOMException("", "NotAllowedError")));
  await shareText(list);
  expect(getSnapshot()[0]).toMatchObject({ description: "Não foi possível compartilhar", tone: "error" });
});
