import type { Ingredient } from "#shared/ingredients/contract.ts";
import {
  leftoverOf,
  type PurchaseRow,
  rowsCostText,
  type SupplierGroup,
} from "#shared/purchases/purchase-rows.ts";
import { boughtText, needText, usesText } from "#shared/purchases/purchase-texts.ts";

type Row = PurchaseRow<Ingredient>;

type PrintedPurchasesProps = { groups: readonly SupplierGroup<Row>[]; seesMoney: boolean };

/** The list on paper: one column with boxes to tick. */
export function PrintedPurchases({ groups, seesMoney }: PrintedPurchasesProps) {
  return groups.map(({ supplier, rows }) => (
    <section key={supplier?.id ?? 0} className="mb-4">
      <h2 className="flex break-after-avoid items-baseline justify-between gap-4 border-b border-line pb-1 text-base font-semibold">
        {supplier?.name ?? "Sem fornecedor"}
        {seesMoney && <span className="text-sm font-normal">{rowsCostText(rows)}</span>}
      </h2>
      <ul>
        {rows.map((row) => (
          <li
            key={row.key}
            className="flex break-inside-avoid items-start gap-3 border-b border-line py-1.5 text-sm"
          >
            <span className="mt-0.5 size-4 shrink-0 border border-ink" />
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p>
                <strong className="font-semibold">{row.ingredient?.name ?? row.name}</strong>{" "}
                {boughtText(row)}
              </p>
              {row.wanted && (
                <p className="text-xs text-muted">
                  {[needText({ ...row.wanted, leftover: leftoverOf(row) }), usesText(row.wanted)]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
