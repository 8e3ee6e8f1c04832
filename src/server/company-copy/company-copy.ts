import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { clientList } from "#server/clients/clients.ts";
import { removedClientList } from "#server/clients/removed-clients.ts";
import { readCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { arrayText, cursor } from "#server/db/company/cursor.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { jsonObject } from "#server/db/json-sql.ts";
import { invitations, users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { events } from "#server/db/schema/events.ts";
import { inquiries, inquirySettings } from "#server/db/schema/inquiries.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { paymentSettings } from "#server/db/schema/payments.ts";
import { proposalSettings, proposals } from "#server/db/schema/proposals.ts";
import { purchases } from "#server/db/schema/purchases.ts";
import { ingredientMerges, ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { drinkList } from "#server/drinks/drinks.ts";
import { eventList } from "#server/events/event-json.ts";
import { readUsualCosts } from "#server/events/usual-costs.ts";
import type { Write } from "#server/http/json-stream.ts";
import { archivedIngredientList, ingredientList } from "#server/ingredients/ingredient-json.ts";
import { paymentList } from "#server/payments/payment-json.ts";
import { readLogo } from "#server/proposals/logo.ts";
import { supplierList } from "#server/suppliers/suppliers.ts";
import { teamColumns } from "#server/team/team.ts";

type InvitationRow = typeof invitations.$inferSelect;

type CopiedMovement = Record<
  | "id"
  | "kind"
  | "ingredientId"
  | "ingredientName"
  | "eventId"
  | "eventName"
  | "unit"
  | "quantityDelta"
  | "unitCost"
  | "lostQuantity"
  | "reason"
  | "plannedQuantity"
  | "ranOut"
  | "step"
  | "reversesId"
  | "purchaseId"
  | "lot"
  | "mergeId"
  | "userId"
  | "createdAt",
  unknown
>;

type CopiedPurchase = Record<
  Exclude<keyof typeof purchases.$inferSelect, "companyId"> | "supplierName",
  unknown
>;

type CopiedProposal = Record<
  | Exclude<
      keyof typeof proposals.$inferSelect,
      | "companyId"
      | "token"
      | "snapshot"
      | "summary"
      | "offeredPrice"
      | "offeredDrinks"
      | "snapshotHash"
      | "clientIds"
    >
  | "offered",
  unknown
>;

type CopiedInquiry = Record<Exclude<keyof typeof inquiries.$inferSelect, "companyId">, unknown>;

type CopiedMerge = Record<Exclude<keyof typeof ingredientMerges.$inferSelect, "companyId">, unknown>;

type CopiedCount = Record<Exclude<keyof typeof eventCounts.$inferSelect, "companyId">, unknown>;

/** Writes everything the product stores for a company as JSON, all of one moment. */
export async function companyCopy(data: CompanyData, now: Date, write: Write): Promise<void> {
  await data.insert(auditEntries, { action: "data_exported", userId: data.userId, createdAt: now });
  const copy = async (tx: CompanyData) => {
    const { version: _version, ...company } = await readCompany(tx);
    const { removedAt, createdAt } = users;
    const people = await tx.select(
      { ...teamColumns, removedAt, createdAt },
      { from: users, orderBy: [asc(users.id)] },
    );
    const invited = await tx.list(invitations, undefined, asc(invitations.id));
    await write(`{"exportedAt":${JSON.stringify(now)},"company":${JSON.stringify(company)}`);
    await write(
      `,"users":${JSON.stringify(people)},"invitations":${JSON.stringify(invited.map(copiedInvitation))}`,
    );
    for (const list of [
      ingredientList,
      archivedIngredientList,
      supplierList,
      drinkList,
      clientList,
      removedClientList,
      eventList,
      paymentList,
    ])
      await writeArray(write, list.name, list.batches(tx));
    await write(`,"paymentSettings":${JSON.stringify(await copiedSettings(tx, paymentSettings))}`);
    await write(`,"usualCosts":${JSON.stringify(await readUsualCosts(tx))}`);
    await writeArray(write, "proposals", textsOf(tx, "proposals", allProposals));
    await write(`,"proposalSettings":${JSON.stringify(await copiedSettings(tx, proposalSettings))}`);
    await writeArray(write, "inquiries", textsOf(tx, "inquiries", allInquiries));
    await write(`,"inquirySettings":${JSON.stringify(await copiedInquirySettings(tx))}`);
    await write(`,"logo":${JSON.stringify(await copiedLogo(tx))}`);
    await writeArray(write, "purchases", textsOf(tx, "purchases", allPurchases));
    await writeArray(write, "stockMovements", textsOf(tx, "stockMovements", allMovements));
    await writeArray(write, "ingredientMerges", textsOf(tx, "ingredientMerges", allMerges));
    await writeArray(write, "eventCounts", textsOf(tx, "eventCounts", allCounts));
    await write("}");
  };
  await data.snapshot(copy, { lane: "download" });
}

async function copiedSettings(tx: CompanyData, table: typeof paymentSettings | typeof proposalSettings) {
  const [settings] = await tx.list(table);
  if (!settings) return null;
  const { companyId: _companyId, version: _version, ...entered } = settings;
  return entered;
}

/** Without what its link is made of. */
async function copiedInquirySettings(tx: CompanyData) {
  const { isOpen, greeting } = inquirySettings;
  const [settings] = await tx.select({ isOpen, greeting }, { from: inquirySettings });
  return settings ?? null;
}

async function copiedLogo(tx: CompanyData) {
  const logo = await readLogo(tx);
  return logo ? { type: logo.type, base64: Buffer.from(logo.bytes).toString("base64") } : null;
}

const copiedInvitation = ({ companyId: _companyId, sending: _sending, ...entered }: InvitationRow) => entered;

async function writeArray(write: Write, name: string, batches: AsyncIterable<string[]>): Promise<void> {
  await write(`,"${name}":`);
  for await (const text of arrayText(batches)) await write(text);
}

async function* textsOf(
  tx: CompanyData,
  name: string,
  rows: (own: OwnRows) => SQL,
): AsyncGenerator<string[]> {
  const opening = cursor<{ text: string }>(`copied_${name}`, rows);
  for await (const batch of tx.batches(opening, {})) yield batch.map(({ text }) => text);
}

/** Every version, without what its link is made of. */
function allProposals(own: OwnRows) {
  const { id, eventId, number, version, state, snapshot, validUntil, sentAt, sentBy, seenAt } = proposals;
  const { answeredAt, acceptedBy, acceptedName, acceptedFrom, refusalReason, revokedAt } = proposals;
  const proposal = jsonObject<CopiedProposal>({
    id,
    eventId,
    number,
    version,
    state,
    // JSON already.
    offered: sql`${snapshot}`,
    offeredPlan: sql`coalesce(${proposals.offeredPlan}::text, 'null')`,
    validUntil,
    sentAt,
    sentBy,
    seenAt,
    answeredAt,
    acceptedBy,
    acceptedName,
    acceptedFrom,
    refusalReason,
    revokedAt,
  });
  return sql`select ${proposal} as text ${own.rows({ from: proposals })} order by ${id}`;
}

/** JSON of the name that a row refers to. */
const nameOf = (own: OwnRows, table: typeof ingredients | typeof events | typeof suppliers, key: PgColumn) =>
  sql`coalesce(to_json(${own.lookup(table, table.name, eq(table.id, key))})::text, 'null')`;

function allPurchases(own: OwnRows) {
  const { companyId: _companyId, ...entered } = getTableColumns(purchases);
  const supplierName = nameOf(own, suppliers, purchases.supplierId);
  const purchase = jsonObject<CopiedPurchase>({ ...entered, supplierName });
  return sql`select ${purchase} as text ${own.rows({ from: purchases })} order by ${purchases.id}`;
}

function allMovements(own: OwnRows) {
  const { id, kind, ingredientId, eventId, unit, quantityDelta, unitCost, reversesId, userId, createdAt } =
    stockMovements;
  const { purchaseId, lot, mergeId, lostQuantity, reason, plannedQuantity, ranOut, step } = stockMovements;
  const movement = jsonObject<CopiedMovement>({
    id,
    kind,
    ingredientId,
    ingredientName: nameOf(own, ingredients, ingredientId),
    eventId,
    eventName: nameOf(own, events, eventId),
    unit,
    quantityDelta,
    unitCost,
    lostQuantity,
    reason,
    plannedQuantity,
    ranOut,
    step,
    reversesId,
    purchaseId,
    lot,
    mergeId,
    userId,
    createdAt,
  });
  return sql`select ${movement} as text ${own.rows({ from: stockMovements })} order by ${id}`;
}

function allMerges(own: OwnRows) {
  const { companyId: _companyId, ...entered } = getTableColumns(ingredientMerges);
  const merge = jsonObject<CopiedMerge>(entered);
  return sql`select ${merge} as text ${own.rows({ from: ingredientMerges })} order by ${ingredientMerges.id}`;
}

function allInquiries(own: OwnRows) {
  const { companyId: _companyId, ...entered } = getTableColumns(inquiries);
  const inquiry = jsonObject<CopiedInquiry>(entered);
  return sql`select ${inquiry} as text ${own.rows({ from: inquiries })} order by ${inquiries.id}`;
}

function allCounts(own: OwnRows) {
  const { companyId: _companyId, ...entered } = getTableColumns(eventCounts);
  const count = jsonObject<CopiedCount>(entered);
  return sql`select ${count} as text ${own.rows({ from: eventCounts })} order by ${eventCounts.createdAt}, ${eventCounts.id}`;
}
