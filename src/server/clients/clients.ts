import { isNull } from "drizzle-orm";
import { recordChanges, recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { JsonList } from "#server/db/company/json-list.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { jsonObject } from "#server/db/json-sql.ts";
import { orderByName } from "#server/db/order-by-name.ts";
import { clients } from "#server/db/schema/clients.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { notFound } from "#server/http/errors.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import type { Client, ClientInput, ClientName } from "#shared/clients/contract.ts";

export const CLIENT_MISSING = "Cliente não encontrado";

export const clientFields = {
  id: clients.id,
  companyId: clients.companyId,
  name: clients.name,
  email: clients.email,
  phone: clients.phone,
  cpf: clients.cpf,
  cnpj: clients.cnpj,
  address: clients.address,
  notes: clients.notes,
  version: clients.version,
  createdAt: clients.createdAt,
};

export const clientNameFields = {
  id: clients.id,
  companyId: clients.companyId,
  name: clients.name,
  version: clients.version,
  createdAt: clients.createdAt,
};

const presentClients = {
  // Names, telephones and CPF of people who never used this browser.
  mayBeStored: false,
  from: clients,
  where: isNull(clients.deletedAt),
  orderBy: [orderByName(clients.name), clients.id],
};
export const clientList = new JsonList<Client>({
  name: "clients",
  item: () => jsonObject<Client>(clientFields),
  ...presentClients,
});
const clientNameList = new JsonList<ClientName>({
  name: "clientNames",
  item: () => jsonObject<ClientName>(clientNameFields),
  ...presentClients,
});

/** The clients as the user may see them. */
export const clientListFor = (data: CompanyData) =>
  data.can("see-personal-data") ? clientList : clientNameList;

export const createClient = (data: CompanyData, { version: _version, ...values }: ClientInput) =>
  data.transaction(async (tx) => {
    const { id } = await tx.insert(clients, values);
    await recordData(tx, "client_created", id);
    return clientList.readOne(tx, id);
  });

export const updateClient = (data: CompanyData, id: number, { version, ...values }: ClientInput) =>
  data.transaction(async (tx) => {
    const present = await lockClient(tx, id);
    refuseOldVersion(version, present.version);
    // Without values: what was entered about a person must not outlive its deletion.
    const changes = fieldsChanged(changesOf(present, values, enteredColumns(clients)));
    await recordChanges(tx, "client_changed", id, changes);
    await tx.update(clients, id, { ...values, version: nextVersion(clients.version) });
    return clientList.readOne(tx, id);
  });

export async function lockClient(tx: CompanyData, id: number, where = isNull(clients.deletedAt)) {
  const [client] = await tx.lock(clients, [id], where);
  if (!client) throw notFound(CLIENT_MISSING);
  return client;
}
