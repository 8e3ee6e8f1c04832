import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type FixedCostInput, fixedCostInput, type PricedEvent } from "#shared/events/contract.ts";
import { baseVersion } from "#shared/numbers/amount.ts";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";

/** The field values: an amount is text with a comma. */
type FixedCostValues = { name: string; value: string; category: string };
export type FixedCostsFormValues = { fixedCosts: FixedCostValues[]; version?: number };
export type FixedCostsInput = { fixedCosts: FixedCostInput[]; version?: number };
export type FixedCostsForm = UseFormReturn<FixedCostsFormValues, unknown, FixedCostsInput>;

export const fixedCostsLabels = { fixedCosts: "Custos fixos" };

/** SPEC §5: the category is required, so none is chosen for anybody. */
export const emptyCost: FixedCostValues = { name: "", value: "", category: "" };

export const fixedCostsFormValues = ({ fixedCosts, version }: PricedEvent): FixedCostsFormValues => ({
  fixedCosts: fixedCosts.map(({ name, value, category }) => ({
    name,
    value: ungroupedDecimal(value.toFixed(2)),
    category,
  })),
  version,
});

const readCost = (cost: FixedCostValues) => ({ ...cost, value: decimalOrText(cost.value) });

const readForm = (values: FixedCostsFormValues) => ({
  ...values,
  fixedCosts: values.fixedCosts.map(readCost),
});

export const fixedCostsResolver = zodResolver(
  z.preprocess(readForm, z.object({ fixedCosts: z.array(fixedCostInput), version: baseVersion })),
);

/** The valid values, while others are still being filled in. */
export const finishedValues = (costs: readonly FixedCostValues[]) =>
  costs.flatMap((cost) => {
    const { success, data } = fixedCostInput.shape.value.safeParse(readCost(cost).value);
    return success ? [{ value: data }] : [];
  });
