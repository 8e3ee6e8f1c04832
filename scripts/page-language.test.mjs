import { expect, test } from "vitest";
import { readFromProject } from "./promises.mjs";

test("the page says that it is in Brazilian Portuguese", () => {
  expect(readFromProject("index.html")).toContain('<html lang="pt-BR"');
});
