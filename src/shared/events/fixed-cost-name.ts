import { plainText } from "#shared/text/plain-text.ts";
import type { FixedCostInput } from "./contract.ts";

/** "Van e combustível · Transporte"; a category that its name says already is not named twice. */
export const fixedCostName = ({ name, category }: Pick<FixedCostInput, "name" | "category">): string =>
  plainText(name).includes(plainText(category)) ? name : `${name} · ${category}`;
