import { expect, test } from "vitest";
import { isEmailAddress, normalEmail } from "./email-address.ts";

test.each([
  ["ana@bar.com.br", true],
  ["ana+eventos@sub.bar-x.com", true],
  ["admin@balcao.local", true],
  ["ana@gmail", false],
  ["ana", false],
  ["", false],
  ["ana@@bar.com", false],
  ["ana @bar.com", false],
  ["<ana@bar.com>", false],
  ['"ana"@bar.com', false],
  ["ana@bar.com,eva@bar.com", false],
  ["ana@bar.com\nbcc:eva@bar.com", false],
  ["ana@-bar.com", false],
  ["ana@bar..com", false],
  [`${"a".repeat(64)}@${"b".repeat(60)}.com`, true],
  [`${"a".repeat(65)}@bar.com`, false],
  [`ana@${`${"b".repeat(60)}.`.repeat(4)}comum.br`, false],
])("%j is an address: %s", (text, valid) => {
  expect(isEmailAddress(text)).toBe(valid);
});

test("addresses are compared without case and outer spaces", () => {
  expect(normalEmail("  Ana@Bar.COM ")).toBe("ana@bar.com");
});
