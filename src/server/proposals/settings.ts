import { sql } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { proposalSettings } from "#server/db/schema/proposals.ts";
import { refuseOldVersion } from "#server/db/versions.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import { defaultProposalSettings } from "#shared/proposals/default-settings.ts";
import type { ProposalSettings, ProposalSettingsInput } from "#shared/proposals/settings-contract.ts";

/** How the user's company offers. */
export async function readProposalSettings(data: CompanyData): Promise<ProposalSettings> {
  return (await storedSettings(data)) ?? defaultProposalSettings;
}

export const updateProposalSettings = (
  data: CompanyData,
  { version, ...values }: ProposalSettingsInput,
): Promise<ProposalSettings> =>
  data.transaction(async (tx) => {
    // There may be no row of the settings to lock yet.
    await lockCompany(tx);
    const stored = await storedSettings(tx);
    const present = stored ?? defaultProposalSettings;
    refuseOldVersion(version, present.version);
    await recordChanges(tx, "proposal_settings_changed", null, [
      ...fieldsChanged(changesOf(present, values, ["terms", "included"])),
      ...changesOf(present, values, ["validityDays", "confirmOn", "colour"]),
    ]);
    const row = { ...values, version: present.version + 1 };
    if (stored) await tx.updateWhere(proposalSettings, row, sql`true`);
    else await tx.insert(proposalSettings, row);
    return row;
  });

async function storedSettings(data: CompanyData): Promise<ProposalSettings | undefined> {
  const [row] = await data.list(proposalSettings);
  if (!row) return undefined;
  const { companyId: _companyId, ...settings } = row;
  return settings;
}
