import type { ReactNode } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { stockStatus } from "#shared/ingredients/stock-status.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";
import { formatWhole } from "./format-whole.ts";
import { ReservedAmount } from "./reserved-amount.tsx";
import { ActionButtons, type StockActions } from "./stock-actions.tsx";
import { StockPrice } from "./stock-price.tsx";

type IngredientCardProps = StockActions & { ingredient: Ingredient };

export function IngredientCard({ ingredient, ...actions }: IngredientCardProps) {
  const unit = stockUnitText(ingredient);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">{ingredient.name}</h2>
          <p className="text-sm text-muted">{ingredient.category}</p>
        </div>
        <span className="shrink-0">
          <StockStatusBadge status={stockStatus(ingredient)} />
        </span>
      </div>
      <dl className="my-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <Fact label="Quantidade">
          {formatWhole(ingredient.quantity)} <Unit of={Math.floor(ingredient.quantity)} unit={unit} />
        </Fact>
        <Fact label="Reservado">
          <ReservedAmount ingredient={ingredient} />{" "}
          <Unit of={Math.floor(ingredient.reservedQuantity)} unit={unit} />
        </Fact>
        <Fact label="Mínimo">
          {formatNumber(ingredient.minQuantity)} <Unit of={ingredient.minQuantity} unit={unit} />
        </Fact>
        <Fact label="Preço">
          <StockPrice ingredient={ingredient} />
        </Fact>
      </dl>
      {/* On phones they stand clear of the floating button. */}
      <div className="mt-auto flex gap-2 afloat:mr-12 [&>*]:min-w-0 [&>*]:flex-auto [&>*]:px-1">
        <ActionButtons ingredient={ingredient} {...actions} />
      </div>
    </>
  );
}

const Unit = ({ of: amount, unit }: { of: number; unit: string }) => (
  <span className="font-normal text-muted">{unitText(amount, unit)}</span>
);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
