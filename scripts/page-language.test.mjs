import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the page says that it is in Brazilian Portuguese", () => {
  expect(readFileSync(join(import.meta.dirname, "../index.html"), "utf8")).toContain('<html lang="pt-BR"');
});
