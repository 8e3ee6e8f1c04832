import { z } from "zod";
import { baseVersion } from "#shared/numbers/amount.ts";
import { multiLine } from "#shared/text/text-schemas.ts";

export const LONGEST_GREETING = 500;

export const inquirySettingsInput = z.object({
  isOpen: z.boolean("Informe se a página está aberta"),
  greeting: multiLine(LONGEST_GREETING),
  version: baseVersion,
});
export type InquirySettingsInput = z.infer<typeof inquirySettingsInput>;

/** The public page on which strangers ask a company for an offer. */
export type InquirySettings = {
  isOpen: boolean;
  /** Above the form; empty for none. */
  greeting: string;
  /** The same for good; null until the page was first saved. */
  link: string | null;
  version: number;
};

export const defaultInquirySettings: InquirySettings = {
  isOpen: false,
  greeting: "Respondemos no mesmo dia, com valor e cardápio.",
  link: null,
  version: 1,
};
