import { expect, test } from "vitest";
import { withoutAddress } from "./without-address.ts";

test.each([
  ["ana@bar.com.br", "ana"],
  ["Ana Lima", "Ana Lima"],
  ["@ana", "@ana"],
  ["Ana @ Bar", "Ana @ Bar"],
])("%s is shown as %j", (username, shown) => {
  expect(withoutAddress(username)).toBe(shown);
});
