import { users } from "#server/db/schema/accounts.ts";
import { demoAdmin } from "#server/demo/demo-admin.ts";
import { DEMO_LOGIN, DEMO_TEAM, ensureDemoCompany } from "#server/demo/demo-company.ts";
import { demoPath } from "#server/demo/demo-path.ts";
import { resetDemo } from "#server/demo/reset-demo.ts";
import { isPrivate, readConfig } from "#server/start/env.ts";
import { serve } from "#server/start/serve.ts";
import { StartError } from "#server/start/start-error.ts";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";

/** Data folder of the demo, whatever is configured: real data are never touched. */
const DEMO_FOLDER = "./data-demo";

/** `npm run demo`, with `-- --reset` from its beginning: the product with a company that has data on every page. */
serve(async () => {
  const own = { DATA_DIR: DEMO_FOLDER, ADMIN_PASSWORD: process.env.ADMIN_PASSWORD || DEMO_LOGIN.password };
  const config = readConfig({ ...process.env, ...own });
  if (process.argv.includes("--reset")) await resetDemo(DEMO_FOLDER, config.databaseUrl);
  if (!isPrivate(config)) {
    throw new StartError(
      "A demonstração tem uma senha que todos conhecem e só atende neste computador: use um HOST e uma PUBLIC_URL locais.",
    );
  }
  return {
    config,
    prepare: async (db, app) => {
      await ensureDemoCompany(db, app, new Date(), console.log);
      // A demo of an earlier version has its owner alone.
      const people = await db.select({ email: users.email }).from(users);
      const team = DEMO_TEAM.filter(({ email }) => people.some((one) => one.email === email));
      return [
        `  Empresa de demonstração: ${DEMO_LOGIN.email}, senha ${DEMO_LOGIN.password}`,
        ...team.map(
          ({ email, username, companyRole }) =>
            `  ${companyRoleLabels[companyRole]} da demonstração: ${email} (${username}), com a mesma senha`,
        ),
        `  Administração da demonstração: ${await demoAdmin(db, config)}`,
        `  Os dados ficam em ${DEMO_FOLDER}; npm run demo -- --reset recomeça do zero.`,
        ...(process.env.DATA_DIR
          ? [`  DATA_DIR (${process.env.DATA_DIR}) não vale aqui: a demonstração nunca toca em dados reais.`]
          : []),
        ...(await demoPath(db, config.publicUrl)),
      ];
    },
  };
});
