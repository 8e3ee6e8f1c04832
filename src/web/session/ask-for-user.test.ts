import { afterEach, expect, test, vi } from "vitest";
import { stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { askForUser, askForUserEarly } from "./ask-for-user.ts";

afterEach(() => vi.unstubAllGlobals());

test("what was asked for early is taken once, and by its own session alone", async () => {
  const { routes } = stubApi({ "GET /api/user": { body: companyUser } });
  askForUserEarly("t");
  expect(await askForUser("t")).toEqual(companyUser);
  expect(routes()).toHaveLength(1);
  await askForUser("t");
  expect(routes()).toHaveLength(2);
  askForUserEarly("t");
  await askForUser("u");
  expect(routes()).toHaveLength(4);
});
