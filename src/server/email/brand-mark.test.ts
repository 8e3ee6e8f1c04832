import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandMark } from "./brand-mark.ts";

const drawingIn = (page: string) => page.match(/(?<= )(d|cx|cy|r)="[^"]+"/g);

test("the page without a connection shows the same mark, which it cannot fetch", async () => {
  const offline = readFileSync("public/offline.html", "utf8");
  expect(drawingIn(offline)).toEqual(drawingIn(await brandMark));
  expect(offline).not.toContain("<img");
});
