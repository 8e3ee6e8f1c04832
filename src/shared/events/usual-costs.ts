import { z } from "zod";
import { count } from "#shared/numbers/amount.ts";
import { exact, rounded, times } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { moneyInput } from "#shared/numbers/money-input.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { requiredLine } from "#shared/text/text-schemas.ts";
import type { FixedCostInput } from "./contract.ts";
import { type FixedCostCategory, fixedCostCategories } from "./enumerations.ts";

const MOST_USUAL_COSTS = 50;
const NO_COUNT = "Informe para quantos convidados";

export const costBases = ["evento", "convidados"] as const;

const usualCostInput = z
  .object({
    name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
    category: z.enum(fixedCostCategories, "Categoria é obrigatória"),
    amount: moneyInput("Valor deve ser maior que zero"),
    /** Once for the event, or for every so many guests begun. */
    per: z.enum(costBases, "Escolha como o custo é contado"),
    guests: z.preprocess(
      (value) => (value === "" ? null : value),
      count({ min: 1, message: NO_COUNT }).nullish(),
    ),
  })
  .transform(({ guests, ...cost }, ctx) => {
    if (cost.per === "evento") return { ...cost, guests: null };
    if (guests == null) ctx.addIssue({ code: "custom", path: ["guests"], message: NO_COUNT });
    return { ...cost, guests: guests ?? null };
  });
/** A fixed cost that a new event starts with. */
export type UsualCost = z.infer<typeof usualCostInput>;

/** All of them: those that are not listed are removed. */
export const usualCostsInput = z
  .array(usualCostInput, "Custos habituais inválidos")
  .max(MOST_USUAL_COSTS, `Use no máximo ${MOST_USUAL_COSTS} custos habituais`);

/** The fixed costs of a new event with this number of guests; what is counted by guests is left out without any. */
export const usualFixedCosts = (costs: readonly UsualCost[], guests: number): FixedCostInput[] =>
  costs.map((cost) => proposedCost(cost, guests)).filter(({ value }) => value > 0);

function proposedCost({ name, category, amount, guests: each }: UsualCost, guests: number): FixedCostInput {
  const groups = each === null ? 1 : Math.ceil(guests / each);
  const value = Math.min(rounded(times(exact(amount), exact(groups)), 2), LARGEST_AMOUNT);
  return { name: groups > 1 ? `${name} (${groups})` : name, category, value };
}

/** The fixed costs of an event whose guests change: those that are still as proposed follow, all others stay. */
export const costsForGuests = <C extends FixedCostInput>(
  costs: readonly C[],
  usual: readonly UsualCost[],
  { from, to }: { from: number; to: number },
): (C | FixedCostInput)[] =>
  costs.map((cost) => {
    const source = usual.find((one) => isSameCost(proposedCost(one, from), cost));
    const next = source && proposedCost(source, to);
    return next && next.value > 0 && !isSameCost(next, cost) ? next : cost;
  });

const isSameCost = (one: FixedCostInput, other: FixedCostInput) =>
  one.name === other.name && one.category === other.category && one.value === other.value;

const isTeam: Record<FixedCostCategory, boolean> = {
  Transporte: false,
  Alimentação: false,
  Funcionários: true,
  Bartender: true,
  "Chefe de Bar": true,
  Equipamentos: false,
  Outros: false,
};

/** "com equipe e transporte", "sem equipe e transporte": whether a cost knows of people and van. */
export function costScopeText(costs: readonly { category: FixedCostCategory }[]): string {
  const hasTeam = costs.some(({ category }) => isTeam[category]);
  const hasTransport = costs.some(({ category }) => category === "Transporte");
  if (hasTeam === hasTransport) return `${hasTeam ? "com" : "sem"} equipe e transporte`;
  return hasTeam ? "com equipe, sem transporte" : "com transporte, sem equipe";
}
