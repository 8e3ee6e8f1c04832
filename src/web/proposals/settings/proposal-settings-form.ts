import { z } from "zod";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import {
  type ProposalSettings,
  type ProposalSettingsInput,
  proposalSettingsInput,
} from "#shared/proposals/settings-contract.ts";

/** The texts in the fields. */
export type ProposalSettingsValues = Record<Exclude<keyof ProposalSettingsInput, "version">, string>;

export const proposalSettingsLabels: Record<keyof ProposalSettingsValues, string> = {
  included: "O que está incluído",
  terms: "Condições",
  validityDays: "Validade",
  confirmOn: "O evento é confirmado",
  colour: "Cor",
};

export const proposalSettingsValues = ({
  included,
  terms,
  validityDays,
  confirmOn,
  colour,
}: ProposalSettings): ProposalSettingsValues => ({
  included,
  terms,
  validityDays: ungroupedDecimal(validityDays),
  confirmOn,
  colour,
});

export const proposalSettingsForm = z.preprocess(
  (values: ProposalSettingsValues) => ({ ...values, validityDays: decimalOrText(values.validityDays) }),
  proposalSettingsInput,
);
