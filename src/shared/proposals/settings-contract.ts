import { z } from "zod";
import { baseVersion, count } from "#shared/numbers/amount.ts";
import { multiLine } from "#shared/text/text-schemas.ts";
import { type ConfirmMoment, confirmMoments } from "./enumerations.ts";
import { isColour } from "./readable-colour.ts";
import { termsProblem } from "./terms.ts";

const LONGEST_TERMS = 20_000;
const LONGEST_INCLUDED = 4000;
const MOST_DAYS = 365;

export type ProposalSettings = {
  /** With placeholders such as `{cliente}`. */
  terms: string;
  /** What comes along, a line for each. */
  included: string;
  /** How long a proposal is usually valid. */
  validityDays: number;
  confirmOn: ConfirmMoment;
  /** "#rrggbb" */
  colour: string;
  version: number;
};

const INVALID_DAYS = `Validade deve ser de 1 a ${MOST_DAYS} dias`;

export const proposalSettingsInput = z.object({
  terms: multiLine(LONGEST_TERMS).superRefine((terms, ctx) => {
    const message = termsProblem(terms);
    if (message) ctx.addIssue({ code: "custom", message });
  }),
  included: multiLine(LONGEST_INCLUDED),
  validityDays: count({ min: 1, message: INVALID_DAYS }).refine((days) => days <= MOST_DAYS, INVALID_DAYS),
  confirmOn: z.enum(confirmMoments, "Escolha quando o evento é confirmado"),
  colour: z.string("Escolha uma cor").trim().toLowerCase().refine(isColour, "Use uma cor como #1f7a4a"),
  version: baseVersion,
});
export type ProposalSettingsInput = z.infer<typeof proposalSettingsInput>;
