import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

/**
 * Quantity and unit adjoin, so that the unit is said once for the whole row. Fixed widths: no column moves when other
 * rows scroll into view. The item takes what is left; on narrow windows the others are as wide as the largest number
 * or the longest word in them.
 */
const columns = [
  { title: "Item", width: "" },
  { title: "Categoria", width: "w-34 min-[90rem]:w-44" },
  { title: "Quantidade", width: "w-21 pr-1! min-[90rem]:w-28", isNumber: true },
  { title: "Unidade", width: "w-17 pl-0! min-[90rem]:w-24" },
  { title: "Reservado", width: "w-20 min-[90rem]:w-24", isNumber: true },
  { title: "Preço", width: "w-26 min-[90rem]:w-31", isNumber: true, isMoney: true },
  { title: "cada", width: "w-16 min-[90rem]:w-20", isNumber: true, isMoney: true },
  { title: "Status", width: "w-36 min-[90rem]:w-57" },
];

/** Those without money are for those who may not see it. */
export const columnsFor = (ingredients: readonly Ingredient[]) =>
  ingredients.every(hasMoney) ? columns : columns.filter(({ isMoney }) => !isMoney);
