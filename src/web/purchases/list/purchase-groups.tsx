import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { PurchaseRow } from "#shared/purchases/purchase-rows.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import type { ListedSupplier } from "#web/purchases/use-kept-suppliers.ts";
import { PurchaseColumns } from "./columns.tsx";
import { GroupHeading } from "./group-heading.tsx";
import { PurchaseItem, type PurchaseItemProps } from "./purchase-item.tsx";

type PurchaseGroupsProps = Pick<
  PurchaseItemProps,
  "suppliers" | "seesMoney" | "canEdit" | "onChange" | "onSwap"
> & {
  groups: readonly { supplier: ListedSupplier | undefined; rows: readonly PurchaseRow<Ingredient>[] }[];
  company: string;
  unknownUnits: ReadonlyMap<number, readonly RecipeUnit[]>;
  refusals: Readonly<Record<string, string>> | undefined;
  /** The keys of the lines that are on their way to the server. */
  posting: readonly string[];
};

export function PurchaseGroups({
  groups,
  company,
  unknownUnits,
  refusals,
  posting,
  ...item
}: PurchaseGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <div className="xl:overflow-hidden xl:rounded-lg xl:border xl:border-line xl:bg-surface">
      <PurchaseColumns seesMoney={item.seesMoney} />
      {groups.map(({ supplier, rows }) => (
        <section
          key={supplier?.id ?? 0}
          aria-label={supplier?.name ?? "Sem fornecedor"}
          className="mb-3 xl:mb-0 xl:not-first:border-t xl:not-first:border-line"
        >
          <GroupHeading supplier={supplier} rows={rows} company={company} seesMoney={item.seesMoney} />
          <ul className="ruled rounded-lg border border-line bg-surface xl:rounded-none xl:border-0">
            {rows.map(({ key, ...row }) => (
              <PurchaseItem
                key={key}
                rowKey={key}
                {...row}
                {...item}
                unknownUnits={row.wanted && unknownUnits.get(row.wanted.ingredient.id)}
                refusal={refusals?.[key]}
                isPosting={posting.includes(key)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
