import { and, desc, isNotNull, type SQL } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { JsonList } from "#server/db/company/json-list.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { jsonObject } from "#server/db/json-sql.ts";
import { clients } from "#server/db/schema/clients.ts";
import { nextVersion } from "#server/db/versions.ts";
import { lockInquiriesOf, wipeInquiries } from "#server/inquiries/wipe-client.ts";
import { wipeFromProposals } from "#server/proposals/wipe-client.ts";
import type { RemovedClient, RemovedClientName } from "#shared/clients/contract.ts";
import { clientFields, clientListFor, clientNameFields, lockClient } from "./clients.ts";

/** One that was deleted for good has no name; of one that an older version removed there is only the name. */
const isRestorable = and(isNotNull(clients.deletedAt), isNotNull(clients.name)) as SQL;
const removal = { removedAt: clients.deletedAt };

const restorableClients = {
  mayBeStored: false,
  from: clients,
  where: isRestorable,
  orderBy: [desc(clients.deletedAt), desc(clients.id)],
};
export const removedClientList = new JsonList<RemovedClient>({
  name: "removedClients",
  item: () => jsonObject<RemovedClient>({ ...clientFields, ...removal }),
  ...restorableClients,
});
const removedClientNameList = new JsonList<RemovedClientName>({
  name: "removedClientNames",
  item: () => jsonObject<RemovedClientName>({ ...clientNameFields, ...removal }),
  ...restorableClients,
});

/** The removed clients as the user may see them. */
export const removedClientListFor = (data: CompanyData) =>
  data.can("see-personal-data") ? removedClientList : removedClientNameList;

/** Takes a client off the list. Everything that is known of it stays. */
export const deleteClient = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    await lockClient(tx, id);
    await recordData(tx, "client_deleted", id);
    await tx.update(clients, id, { deletedAt: new Date(), version: nextVersion(clients.version) });
  });

export const restoreClient = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    await lockClient(tx, id, isRestorable);
    await recordData(tx, "client_restored", id);
    await tx.update(clients, id, { deletedAt: null, version: nextVersion(clients.version) });
    return clientListFor(tx).readOne(tx, id);
  });

/** Wipes everything that is known of a removed client, in proposals and requests as well; only the id stays. */
export const deleteClientName = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    const client = await lockClient(tx, id, isRestorable);
    const inquiryIds = await lockInquiriesOf(tx, client);
    await recordData(tx, "client_name_deleted", id);
    await wipeFromProposals(tx, client);
    await wipeInquiries(tx, inquiryIds);
    const wiped = Object.fromEntries(enteredColumns(clients).map((column) => [column, null]));
    await tx.update(clients, id, { ...wiped, version: nextVersion(clients.version) });
  });
