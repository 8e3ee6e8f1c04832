import { writeCsv } from "#shared/csv/csv.ts";
import { tableRows } from "#shared/csv/csv-table.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { boughtIn } from "./bought-in.ts";
import { type BuyableIngredient, knownEstimate, readLine } from "./cart-line.ts";
import { leftoverOf, type PurchaseRow, type SupplierGroup } from "./purchase-rows.ts";
import { usesText } from "./purchase-texts.ts";

type Listed = { supplier: SupplierGroup<PurchaseRow>["supplier"]; row: PurchaseRow };

const columns = {
  Fornecedor: ({ supplier }: Listed) => supplier?.name ?? "",
  Item: ({ row: { name, inCart, ingredient } }: Listed) => {
    const isSubstitute = inCart && inCart.wantedId !== null && inCart.wantedId !== inCart.ingredientId;
    return isSubstitute ? `${ingredient?.name ?? inCart.name} (no lugar de ${name})` : name;
  },
  Comprar: ({ row: { wanted, inCart } }: Listed) =>
    inCart ? inCart.count : ungroupedDecimal(wanted?.packs ?? wanted?.quantity),
  Embalagem: ({ row: { ingredient } }: Listed) =>
    ingredient && ingredient.packQuantity !== null ? boughtIn(ingredient) : "",
  Quantidade: ({ row: { wanted, inCart, ingredient } }: Listed) =>
    ungroupedDecimal(inCart ? readLine(inCart, ingredient).quantity : wanted?.quantity),
  Unidade: ({ row: { ingredient } }: Listed) => (ingredient ? stockUnitText(ingredient) : ""),
  Precisa: ({ row: { wanted } }: Listed) => ungroupedDecimal(wanted?.need),
  Sobra: ({ row }: Listed) => (row.wanted ? ungroupedDecimal(leftoverOf(row)) : ""),
  Para: ({ row: { wanted } }: Listed) => (wanted ? usesText(wanted) : ""),
  "No carrinho": ({ row: { inCart } }: Listed) => (inCart ? "sim" : "não"),
};

/** The list as the screen shows it, group by group; with prices for those who may see them. */
export function purchaseCsv(
  groups: readonly SupplierGroup<PurchaseRow>[],
  { hasPrices }: { hasPrices: boolean },
): string {
  const listed = groups.flatMap(({ supplier, rows }) => rows.map((row) => ({ supplier, row })));
  const priced = { ...columns, Preço: ({ row }: Listed) => priceCell(row) };
  return writeCsv(tableRows<string, Listed>(hasPrices ? priced : columns, listed));
}

/** What is paid, or the estimate of what is not in the cart. */
function priceCell({ wanted, inCart, ingredient }: PurchaseRow<BuyableIngredient>): string {
  const price = inCart
    ? readLine(inCart, ingredient).price
    : wanted && knownEstimate(wanted.quantity, wanted.ingredient);
  return price === undefined ? "" : ungroupedDecimal(price.toFixed(2));
}
