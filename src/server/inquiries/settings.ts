import { sql } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { inquirySettings } from "#server/db/schema/inquiries.ts";
import { refuseOldVersion } from "#server/db/versions.ts";
import { newLinkToken } from "#server/links/link-token.ts";
import { changesOf, fieldsChanged } from "#shared/activity/changes.ts";
import {
  defaultInquirySettings,
  type InquirySettings,
  type InquirySettingsInput,
} from "#shared/inquiries/settings-contract.ts";

export async function readInquirySettings(data: CompanyData, publicUrl: string): Promise<InquirySettings> {
  const [row] = await data.list(inquirySettings);
  return row ? shown(row, publicUrl) : defaultInquirySettings;
}

export const updateInquirySettings = (
  data: CompanyData,
  { version, isOpen, greeting }: InquirySettingsInput,
  publicUrl: string,
): Promise<InquirySettings> =>
  data.transaction(async (tx) => {
    // There may be no row of the settings to lock yet.
    await lockCompany(tx);
    const [stored] = await tx.list(inquirySettings);
    const present = stored ?? defaultInquirySettings;
    refuseOldVersion(version, present.version);
    await recordChanges(tx, "inquiry_settings_changed", null, [
      ...changesOf({ isOpen: situation(present) }, { isOpen: situation({ isOpen }) }, ["isOpen"]),
      ...fieldsChanged(changesOf(present, { greeting }, ["greeting"])),
    ]);
    const row = {
      isOpen,
      greeting,
      version: present.version + 1,
      token: stored?.token ?? newLinkToken(),
    };
    if (stored) await tx.updateWhere(inquirySettings, row, sql`true`);
    else await tx.insert(inquirySettings, row);
    return shown(row, publicUrl);
  });

const situation = ({ isOpen }: { isOpen: boolean }) => (isOpen ? "aberta" : "fechada");

type Row = Omit<typeof inquirySettings.$inferSelect, "companyId">;

const shown = ({ isOpen, greeting, token, version }: Row, publicUrl: string): InquirySettings => ({
  isOpen,
  greeting,
  link: `${publicUrl}/o/${token}`,
  version,
});
