import { afterAll } from "vitest";
import { furnishCompany } from "./furnished-company.ts";
import { keepState, watchState } from "./stored-state.ts";
import { createTestApp } from "./test-app.ts";
import type { TestDatabase } from "./test-database.ts";

/**
 * The app of a test file with two companies that have one of everything: the caller's own and a foreign one. The state
 * can be set back to this moment (`state`), and told from any other (`watch`).
 */
export async function twoFurnishedCompanies(on?: TestDatabase) {
  const app = await createTestApp({}, on);
  const own = await furnishCompany(app, "a");
  const foreign = await furnishCompany(app, "b");
  const { token: admin } = await app.addAdmin();
  const state = await keepState(app.db, app.connection);
  const watch = await watchState(app.db, app.connection);
  afterAll(async () => {
    await Promise.all([state.close(), watch.close()]);
    await app.settled();
    await app.close();
  });
  return { app, own, foreign, admin, state, watch };
}
