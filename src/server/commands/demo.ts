import { demoAdmin } from "#server/demo/demo-admin.ts";
import { DEMO_LOGIN, DEMO_TEAM, ensureDemoCompany } from "#server/demo/demo-company.ts";
import { isPrivate, readConfig } from "#server/start/env.ts";
import { serve } from "#server/start/serve.ts";
import { StartError } from "#server/start/start-error.ts";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";

/** Data folder of the demo, whatever is configured: real data are never touched. */
const DEMO_FOLDER = "./data-demo";

/** `npm run demo`: the product with a company that has data on every page. */
serve(() => {
  const own = { DATA_DIR: DEMO_FOLDER, ADMIN_PASSWORD: process.env.ADMIN_PASSWORD || DEMO_LOGIN.password };
  const config = readConfig({ ...process.env, ...own });
  if (!isPrivate(config)) {
    throw new StartError(
      "A demonstração tem uma senha que todos conhecem e só atende neste computador: use um HOST e uma PUBLIC_URL locais.",
    );
  }
  return {
    config,
    prepare: async (db, app) => {
      await ensureDemoCompany(db, app, new Date(), console.log);
      return [
        `  Empresa de demonstração: ${DEMO_LOGIN.email}, senha ${DEMO_LOGIN.password}`,
        ...DEMO_TEAM.map(
          ({ email, username, companyRole }) =>
            `  ${companyRoleLabels[companyRole]} da demonstração: ${email} (${username}), com a mesma senha`,
        ),
        `  Administração da demonstração: ${await demoAdmin(db, config)}`,
        `  Os dados ficam em ${DEMO_FOLDER}; apague a pasta para recomeçar.`,
        ...(process.env.DATA_DIR
          ? [`  DATA_DIR (${process.env.DATA_DIR}) não vale aqui: a demonstração nunca toca em dados reais.`]
          : []),
      ];
    },
  };
});
