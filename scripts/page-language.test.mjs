import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each(["index.html", "team.html"])("%s says that it is in Brazilian Portuguese", (page) => {
  expect(readFileSync(join(import.meta.dirname, "..", page), "utf8")).toContain('<html lang="pt-BR"');
});
