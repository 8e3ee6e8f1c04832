import { sql } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { paymentSettings } from "#server/db/schema/payments.ts";
import { refuseOldVersion } from "#server/db/versions.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import {
  defaultPaymentSettings,
  type PaymentSettings,
  type PaymentSettingsInput,
} from "#shared/payments/settings-contract.ts";

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
    const row = { ...values, version: present.version + 1 };
    if (stored) await tx.updateWhere(paymentSettings, row, sql`true`);
    else await tx.insert(paymentSettings, row);
    return row;
  });

async function storedSettings(data: CompanyData): Promise<PaymentSettings | undefined> {
  const [row] = await data.list(paymentSettings);
  if (!row) return undefined;
  const { companyId: _companyId, ...settings } = row;
  return settings;
}

/** Without key, name and city, which may be a person's: entries cannot be deleted. */
function toldChanges(present: PaymentSettings, values: Omit<PaymentSettings, "version">) {
  return [
    ...fieldsChanged(changesOf(present, values, ["pixKey", "receiverName", "city"])),
    ...(present.useTxid === values.useTxid ? [] : [{ field: "useTxid" as const }]),
    ...changesOf(present, values, ["depositPercent", "balanceDueDays", "targetMargin"]),
  ];
}
