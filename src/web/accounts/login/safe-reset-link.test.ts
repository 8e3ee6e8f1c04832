import { expect, test } from "vitest";
import { safeResetLink } from "./safe-reset-link.ts";

test.each([
  ["/reset-password?token=abc", "/reset-password?token=abc"],
  ["https://bar.example/reset-password?token=abc", "/reset-password?token=abc"],
  ["https://evil.example/reset-password?token=abc", undefined],
  ["//evil.example/reset-password", undefined],
  ["/login?token=abc", undefined],
  ["/reset-password/../admin", undefined],
  ["javascript:alert(1)", undefined],
  ["http://bar.example/reset-password", undefined],
  ["https://", undefined],
  ["", undefined],
  [undefined, undefined],
])("the link %j leads to %j", (link, path) => {
  expect(safeResetLink(link, "https://bar.example")).toBe(path);
});
