import { writeCsv } from "#shared/csv/csv.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { boughtIn } from "./bought-in.ts";
import { type BuyableIngredient, knownEstimate, readLine } from "./cart-line.ts";
import type { PurchaseRow, SupplierGroup } from "./purchase-rows.ts";
import { usesText } from "./purchase-texts.ts";

const HEADINGS = [
  "Fornecedor",
  "Item",
  "Comprar",
  "Embalagem",
  "Quantidade",
  "Unidade",
  "Precisa",
  "Sobra",
  "Para",
  "No carrinho",
];

/** The list as the screen shows it, group by group; with prices for those who may see them. */
export function purchaseCsv(
  groups: readonly SupplierGroup<PurchaseRow>[],
  { hasPrices }: { hasPrices: boolean },
): string {
  const rows = groups.flatMap(({ supplier, rows }) =>
    rows.map((row) => [supplier?.name ?? "", ...cells(row), ...(hasPrices ? [priceCell(row)] : [])]),
  );
  return writeCsv([[...HEADINGS, ...(hasPrices ? ["Preço"] : [])], ...rows]);
}

function cells({ name, wanted, inCart, ingredient }: PurchaseRow): string[] {
  const count = inCart ? inCart.count : ungroupedDecimal(wanted?.packs ?? wanted?.quantity);
  const quantity = inCart ? readLine(inCart, ingredient).quantity : wanted?.quantity;
  const isSubstitute = inCart && inCart.wantedId !== null && inCart.wantedId !== inCart.ingredientId;
  return [
    isSubstitute ? `${ingredient?.name ?? inCart.name} (no lugar de ${name})` : name,
    count,
    ingredient && ingredient.packQuantity !== null ? boughtIn(ingredient) : "",
    ungroupedDecimal(quantity),
    ingredient ? stockUnitText(ingredient) : "",
    ungroupedDecimal(wanted?.need),
    // What is in the cart may be more or less than the list says.
    inCart ? "" : ungroupedDecimal(wanted?.leftover),
    wanted ? usesText(wanted) : "",
    inCart ? "sim" : "não",
  ];
}

/** What is paid, or the estimate of what is not in the cart. */
function priceCell({ wanted, inCart, ingredient }: PurchaseRow<BuyableIngredient>): string {
  const price = inCart
    ? readLine(inCart, ingredient).price
    : wanted && knownEstimate(wanted.quantity, wanted.ingredient);
  return price === undefined ? "" : ungroupedDecimal(price.toFixed(2));
}
