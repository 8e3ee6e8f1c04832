import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { InquirySettings } from "#shared/inquiries/settings-contract.ts";

const { app, a, b } = await twoCompanies();

const path = "/api/inquiry-settings";
const save = (changes: object = {}) => a.put(path, { isOpen: true, greeting: "Oi!", ...changes });

test("the page is closed and has no link until it is first saved; then the link stays", async () => {
  expect((await a.get(path)).body).toMatchObject({ isOpen: false, link: null });
  const { body } = await save();
  expect(body).toMatchObject({
    isOpen: true,
    greeting: "Oi!",
    link: expect.stringMatching(/^http:\/\/localhost:3000\/o\/[\w-]{27}$/),
  });
  const { link } = body as InquirySettings;
  expect((await save({ isOpen: false })).body).toMatchObject({ isOpen: false, link });
  expect((await a.get(path)).body).toMatchObject({ isOpen: false, greeting: "Oi!", link });
  expect((await b.get(path)).body).toMatchObject({ isOpen: false, link: null });
});

test("what was changed is in the trail, without the greeting itself", async () => {
  await save();
  await save();
  await save({ isOpen: false });
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities.map(({ action, details }) => [action, details?.changes])).toEqual([
    ["inquiry_settings_changed", [{ field: "isOpen", from: "aberta", to: "fechada" }]],
    ["inquiry_settings_changed", [{ field: "isOpen", from: "fechada", to: "aberta" }, { field: "greeting" }]],
  ]);
});

test("a save that is based on an older state is refused", async () => {
  const { body } = await save();
  const { version } = body as InquirySettings;
  expect((await save({ version })).status).toBe(200);
  expect((await save({ version })).status).toBe(409);
});

test("those who save at once get the same link", async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => save()));
  expect(new Set(replies.map(({ body }) => (body as InquirySettings).link)).size).toBe(1);
});

test("a manager reads the link and cannot change the page", async () => {
  const { token } = await app.addUser({ email: "lia@bar.com.br", companyId: 1, companyRole: "gestor" });
  await save();
  expect((await app.call("GET", path, { token })).status).toBe(200);
  expect((await app.call("PUT", path, { token, body: { isOpen: false, greeting: "" } })).status).toBe(403);
});

test("the company's copy has the settings without what the link is made of", async () => {
  const { link } = (await save()).body as InquirySettings;
  const { body, text } = await a.get("/api/company-data");
  expect(body).toMatchObject({ inquirySettings: { isOpen: true, greeting: "Oi!" } });
  expect(text).not.toContain(link?.split("/").at(-1));
});
