import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { Activity } from "#shared/activity/contract.ts";
import { samplePng } from "./logo/testing/sample-pictures.ts";

const PATH = "/api/company/logo";
const { app, a, b } = await twoCompanies();

test("a logo is a company's own, can be replaced, and is gone once removed", async () => {
  expect(await a.get(PATH)).toMatchObject({ status: 204, text: "" });
  expect(await a.put(PATH, samplePng())).toMatchObject({ status: 200 });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>';
  expect(await a.put(PATH, svg, { "content-type": "text/plain" })).toMatchObject({ status: 200 });
  const shown = await a.get(PATH);
  expect(shown).toMatchObject({ status: 200, text: expect.stringContaining("PNG") });
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(await b.get(PATH)).toMatchObject({ status: 204 });
  expect(await a.delete(PATH)).toMatchObject({ status: 200 });
  expect(await a.delete(PATH)).toMatchObject({ status: 200 });
  expect(await a.get(PATH)).toMatchObject({ status: 204 });
  const { activities } = (await a.get("/api/activity")).body as { activities: Activity[] };
  expect(activities.filter(({ action }) => action === "company_logo_changed")).toHaveLength(3);
});

test.each([
  ["no image", "olá", "Envie o logo em PNG, JPEG ou SVG."],
  ["nothing", new Uint8Array(), "Envie o logo em PNG, JPEG ou SVG."],
  ["too many bytes", new Uint8Array(200 * 1024 + 1), expect.stringContaining("200 KB")],
])("%s is refused with a sentence, and the logo stays", async (_, body, message) => {
  await a.put(PATH, samplePng());
  expect(await a.put(PATH, body)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "logo", message }] },
  });
  expect(await a.get(PATH)).toMatchObject({ status: 200 });
});

test("a logo of before stays in the format it was stored in", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>';
  await app.pool.query(
    "insert into company_logos (company_id, type, bytes, width, height) values (1, 'image/svg+xml', $1, 2, 1)",
    [Buffer.from(svg)],
  );
  const shown = await a.get(PATH);
  expect(shown).toMatchObject({ status: 200, text: svg });
  expect(shown.headers.get("content-type")).toBe("image/svg+xml");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
});
