import { gt, isNull, or } from "drizzle-orm";
import { type BrokenLink, brokenLinks } from "#server/activity/broken-links.ts";
import { trailDigest } from "#server/activity/trail-digest.ts";
import type { Database } from "#server/db/database.ts";
import { openForMaintenance } from "#server/db/maintenance.ts";
import { erasedCompanies } from "#server/db/schema/erased-companies.ts";
import { readConfig } from "#server/start/env.ts";
import { StartError } from "#server/start/start-error.ts";
import { exitWith } from "./exit-with.ts";

const FAULTS: Record<BrokenLink["fault"], string> = {
  changed: "foi alterado ou trocado de lugar",
  removed: "foi removido",
  gap: "vem depois de um que foi removido",
  unlinked: "não faz parte da sequência",
};

/**
 * `npm run verify-trail`: verifies the trail of who did what; with a moment and a digest out of the log, also that it
 * is still what it was then. Exits with 1 if not.
 */
async function verify(): Promise<number> {
  const [moment, logged] = process.argv.slice(3);
  const until = moment === undefined ? undefined : new Date(moment);
  if (until && Number.isNaN(until.getTime())) {
    throw new StartError("Uso: npm run verify-trail [-- MOMENTO [RESUMO]], como estão no registro (log).");
  }
  const database = await openForMaintenance(readConfig(process.env));
  try {
    const { checked, broken } = await brokenLinks(database.db);
    for (const { companyId, entryId, fault } of broken) {
      const chain = companyId === null ? "Administração" : `Empresa ${companyId}`;
      console.log(`${chain}: o registro ${entryId} ${FAULTS[fault]}.`);
    }
    const wrong =
      broken.length === 1 ? "uma sequência não confere" : `${broken.length} sequências não conferem`;
    console.log(
      `${checked} registros da trilha verificados: ${broken.length === 0 ? "todos conferem" : wrong}.`,
    );
    const present = await trailDigest(database.db, until);
    console.log(`Resumo de ${present.entries} registros até ${present.until}: ${present.digest}`);
    const isSame = logged === undefined || logged === present.digest;
    if (!isSame) console.log(await whyNotSame(database.db, until));
    return broken.length === 0 && isSame ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** Explains a digest that differs: companies erased since are missing in it, or the trail was changed. */
async function whyNotSame(db: Database, until: Date | undefined): Promise<string> {
  const { number, erasedAt } = erasedCompanies;
  const since = until && or(isNull(erasedAt), gt(erasedAt, until));
  const erased = await db.select({ number }).from(erasedCompanies).where(since).orderBy(number);
  if (erased.length === 0)
    return "O resumo não é o que foi registrado naquele momento: a trilha foi refeita.";
  const numbers = erased.map((company) => company.number).join(", ");
  return `O resumo não é o que foi registrado naquele momento: desde então foram apagadas as empresas ${numbers}, ou a trilha foi refeita.`;
}

exitWith(verify());
