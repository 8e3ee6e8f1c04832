import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { lockMany } from "#server/db/company/lock-many.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { clients } from "#server/db/schema/clients.ts";
import { parts } from "#server/db/statement-parts.ts";
import { importRecords } from "#server/imports/import-records.ts";
import type { ImportedClient } from "#shared/clients/client-import.ts";
import { CLIENT_MISSING } from "./clients.ts";

const EDITED = enteredColumns(clients);
const isPresent = isNull(clients.deletedAt);

export const importClients = (data: CompanyData, rows: readonly ImportedClient[]) =>
  importRecords(data, rows, {
    action: "clients_imported",
    repeated: "Cliente repetido",
    missing: CLIENT_MISSING,
    taken: (name) => `Já existe um cliente chamado "${name}". Recarregue e tente de novo.`,
    lock: (tx, ids) => lockMany(tx, clients, ids, isPresent),
    names: (tx) => tx.select({ name: clients.name }, { from: clients, where: isPresent }),
    async write(tx, { created, edits }) {
      for (const part of parts(edits.map(({ input }) => input))) await tx.updateEach(clients, EDITED, part);
      const values = created.map(({ id: _id, version: _version, ...entered }) => entered);
      for (const part of parts(values)) await tx.insertAll(clients, part);
      return {};
    },
  });
