import { expect, test } from "vitest";
import { isUnusualCount } from "./unusual-count.ts";

test.each<[recorded: number, counted: number, value: number | undefined, asked: boolean]>([
  [4, 40, undefined, true],
  [4, 12, undefined, false],
  [4, 12.01, undefined, true],
  [4, 1.34, undefined, false],
  [4, 1.33, undefined, true],
  [3, 1, undefined, false],
  [0.3, 0.1, undefined, false],
  [4, 0, undefined, true],
  [4, 4, 0, false],
  [0, 40, undefined, false],
  [0, 40, 500.01, true],
  [100, 90, -500, false],
  [100, 90, -500.01, true],
  [100, 110, 500.01, true],
])("recorded %s, counted %s, worth %s: asked %s", (recorded, counted, value, asked) => {
  expect(isUnusualCount(recorded, counted, value)).toBe(asked);
});
