import { expect, test } from "vitest";
import { setHashCost } from "#server/accounts/passwords.ts";
import { createOwnTestApp } from "#server/testing/test-app.ts";

const ATTEMPTS = 4;

test("a login costs as much work for an e-mail without account as for a wrong password", async () => {
  setHashCost();
  const app = await createOwnTestApp();
  await app.addCompany("Bar", "ze@bar.com.br");
  /** Work, not time: how long it takes depends on whatever else the machine does. */
  const workOf = async (email: string) => {
    const before = process.cpuUsage();
    for (let n = 0; n < ATTEMPTS; n++) {
      const { status } = await app.call("POST", "/api/login", { body: { email, password: "errada" } });
      expect(status).toBe(401);
    }
    return process.cpuUsage(before).user;
  };
  await workOf("primeiro@bar.com.br");
  const known = await workOf("ze@bar.com.br");
  const unknown = await workOf("ninguem@bar.com.br");
  // Without the hash that nobody has, the second would take next to nothing.
  expect(unknown).toBeGreaterThan(known / 3);
});
