import { eq, isNotNull, sql } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { paymentSettings } from "#server/db/schema/payments.ts";
import { refuseOldVersion } from "#server/db/versions.ts";
import { tellOwners } from "#server/email/tell-owners.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import { shortPixKey } from "#shared/payments/pix/short-pix-key.ts";
import {
  defaultPaymentSettings,
  type PaymentSettings,
  type PaymentSettingsInput,
} from "#shared/payments/settings-contract.ts";

/** How long a changed Pix key stands on the dashboard. */
const CHANGE_TOLD_FOR = 24 * 60 * 60 * 1000;

/** How the user's company is paid. */
export async function readPaymentSettings(data: CompanyData): Promise<PaymentSettings> {
  return (await storedSettings(data)) ?? defaultPaymentSettings;
}

export const updatePaymentSettings = (
  data: CompanyData,
  { version, ...values }: PaymentSettingsInput,
): Promise<PaymentSettings> =>
  data.transaction(async (tx) => {
    // There may be no row of the settings to lock yet.
    await lockCompany(tx);
    const stored = await storedSettings(tx);
    const present = stored ?? defaultPaymentSettings;
    refuseOldVersion(version, present.version);
    await recordChanges(tx, "payment_settings_changed", null, toldChanges(present, values));
    const keyChange = await tellPixKey(tx, present.pixKey, values.pixKey);
    const row = { ...values, ...keyChange, version: present.version + 1 };
    if (stored) await tx.updateWhere(paymentSettings, row, sql`true`);
    else await tx.insert(paymentSettings, row);
    return (await storedSettings(tx)) ?? defaultPaymentSettings;
  });

/** Tells every owner that clients will pay to another key; only the very first one of a company is nobody's news. */
async function tellPixKey(tx: CompanyData, before: string | null, after: string | null) {
  if (before === after) return {};
  // A key that was given up left its change behind.
  const isFirst =
    before === null && (await tx.list(paymentSettings, isNotNull(paymentSettings.pixKeyTo))).length === 0;
  if (isFirst) return {};
  const keys = { pixKeyFrom: shortPixKey(before), pixKeyTo: shortPixKey(after) };
  await tellOwners(tx, { kind: "pix_key", ...keys });
  return { ...keys, pixKeyChangedAt: tx.now, pixKeyChangedBy: tx.userId };
}

async function storedSettings(data: CompanyData): Promise<PaymentSettings | undefined> {
  const [row] = await data.list(paymentSettings);
  if (!row) return undefined;
  const {
    companyId: _companyId,
    pixKeyFrom: from,
    pixKeyTo: to,
    pixKeyChangedAt: at,
    pixKeyChangedBy,
    ...settings
  } = row;
  if (!from || !to || !at || data.now.getTime() - at.getTime() >= CHANGE_TOLD_FOR) return settings;
  const [person] = await data.select(
    { username: users.username },
    { from: users, where: eq(users.id, pixKeyChangedBy ?? 0) },
  );
  return { ...settings, pixKeyChange: { from, to, at: at.toISOString(), by: person?.username ?? "" } };
}

/** Without key, name and city, which may be a person's: entries cannot be deleted. */
function toldChanges(present: PaymentSettings, values: Omit<PaymentSettings, "version">) {
  return [
    ...fieldsChanged(changesOf(present, values, ["pixKey", "receiverName", "city"])),
    ...(present.useTxid === values.useTxid ? [] : [{ field: "useTxid" as const }]),
    ...changesOf(present, values, ["depositPercent", "balanceDueDays", "targetMargin"]),
  ];
}
