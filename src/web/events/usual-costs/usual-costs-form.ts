import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type costBases, type UsualCost, usualCostsInput } from "#shared/events/usual-costs.ts";
import { decimalOrText, parseWhole, ungroupedDecimal } from "#shared/numbers/decimal.ts";

type CostBasis = (typeof costBases)[number];

/** The field values: numbers are texts. */
type UsualCostValues = { name: string; category: string; amount: string; per: CostBasis; guests: string };
export type UsualCostsFormValues = { costs: UsualCostValues[] };
export type UsualCostsForm = UseFormReturn<UsualCostsFormValues, unknown, { costs: UsualCost[] }>;

export const costBasisLabels: Record<CostBasis, string> = {
  evento: "Por evento",
  convidados: "A cada grupo de convidados",
};

export const emptyUsualCost: UsualCostValues = {
  name: "",
  category: "Outros",
  amount: "",
  per: "evento",
  guests: "",
};

export const usualCostsValues = ({ costs }: { costs: readonly UsualCost[] }): UsualCostsFormValues => ({
  costs: costs.map(({ guests, amount, ...cost }) => ({
    ...cost,
    amount: ungroupedDecimal(amount),
    guests: guests === null ? "" : String(guests),
  })),
});

const readForm = ({ costs }: UsualCostsFormValues) => ({
  costs: costs.map((cost) => ({
    ...cost,
    amount: decimalOrText(cost.amount),
    guests: parseWhole(cost.guests) ?? cost.guests,
  })),
});

export const usualCostsResolver = zodResolver(z.preprocess(readForm, z.object({ costs: usualCostsInput })));
