import { adminResetLink } from "#server/accounts/admin-reset-link.ts";
import { openForMaintenance } from "#server/db/maintenance.ts";
import { readConfig } from "#server/start/env.ts";
import { exitWith } from "./exit-with.ts";

/** `npm run admin-reset-link [-- E-MAIL]`: the way back in for a system admin, whether a server runs or not. */
async function print(): Promise<number> {
  const [asked] = process.argv.slice(3);
  const config = readConfig(process.env);
  const database = await openForMaintenance(config);
  try {
    const { email, path, hadSecondStep } = await adminResetLink(database.db, asked, new Date());
    console.log(`Link para ${email} escolher uma nova senha (vale por 1 hora, uma única vez):`);
    console.log(`  ${config.publicUrl}${path}`);
    if (hadSecondStep)
      console.log("A segunda etapa dessa conta foi encerrada; ligue-a de novo em Minha conta.");
    return 0;
  } finally {
    await database.close();
  }
}

exitWith(print());
