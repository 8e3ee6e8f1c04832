import { Hono } from "hono";
import { expect, test } from "vitest";
import { CompanyData } from "#server/db/company/company-data.ts";
import type { CompanyList } from "#server/db/company/json-list.ts";
import { owner } from "#server/db/company/testing/two-companies.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import type { Clock } from "#shared/time/clock.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { createListCache, ListReads } from "./list-cache.ts";
import { sendListOf } from "./send-list.ts";

const app = await createTestApp();

const ASKED = 12;

test("of one company three lists at a time are held in one piece; another company does not wait for them", async () => {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const read = async (name: string) => {
    begun.push(name);
    if (name.startsWith("1")) await new Promise<void>((resolve) => held.push(resolve));
    return { revision: "1", text: JSON.stringify("x".repeat(5000)) };
  };
  const shared = { listCache: createListCache(), listReads: new ListReads() };
  const server = new Hono().get("/:company/:list", (c) => {
    const companyId = owner(Number(c.req.param("company")), 1).companyId;
    const name = `${companyId}-${c.req.param("list")}`;
    const list: CompanyList<string> = { name, mayBeStored: true, read: () => read(name) };
    const clock: Clock = { now: app.clock.now, timeZone: SAO_PAULO };
    const data = new CompanyData(app.companies, owner(companyId, 1), clock);
    return sendListOf(c, list, { data, listContext: { ...shared, companyId, revision: "0" } });
  });
  const ask = async (path: string) =>
    (await server.request(path, { headers: { "accept-encoding": "br" } })).status;
  const many = Promise.all(Array.from({ length: ASKED }, (_, n) => ask(`/1/${n}`)));
  await expect.poll(() => held.length).toBeGreaterThan(2);
  expect(await ask("/2/0")).toBe(200);
  expect(begun).toEqual(["1-0", "1-1", "1-2", "2-0"]);
  for (let done = 0; done < ASKED; done++) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  }
  expect(await many).toEqual(Array(ASKED).fill(200));
});
