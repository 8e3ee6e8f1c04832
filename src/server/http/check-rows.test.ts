import { expect, test } from "vitest";
import { z } from "zod";
import { checkRows } from "./body.ts";

const rows = Array.from({ length: 5000 }, (_, position) => ({ position }));

test("others have their turn while thousands of rows are checked", async () => {
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const checked = await checkRows(rows, z.object({ position: z.number() }));
  clearImmediate(timer);
  expect(checked).toEqual(rows);
  expect(turns).toBeGreaterThanOrEqual(49);
});

test("what is wrong is told by its row, and once there is enough to tell the rest is not looked at", async () => {
  let looked = 0;
  const wrong = z.object({
    position: z.number().refine(() => {
      looked++;
      return false;
    }, "Errado"),
  });
  await expect(checkRows(rows, wrong)).rejects.toMatchObject({
    status: 400,
    message: "Errado",
    issues: rows
      .slice(0, 100)
      .map(({ position }) => ({ path: `rows.${position}.position`, message: "Errado" })),
  });
  expect(looked).toBe(100);
});
