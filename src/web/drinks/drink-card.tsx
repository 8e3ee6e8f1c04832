import { CircleCheck, CircleX, Pencil, TriangleAlert } from "lucide-react";
import type { Drink } from "#shared/drinks/contract.ts";
import { missingIngredients } from "#shared/drinks/drink-availability.ts";
import { formatNumber } from "#shared/format.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DeleteDrinkButton } from "./delete-drink-button.tsx";
import { DrinkCostLine } from "./drink-cost-line.tsx";

type DrinkCardProps = { drink: Drink; stock: ReadonlyMap<number, Ingredient>; onEdit: () => void };

export function DrinkCard({ drink, stock, onEdit }: DrinkCardProps) {
  const { name, ingredients } = drink;
  const missing = missingIngredients(ingredients, stock);
  return (
    <Card className="flex min-w-0 flex-col">
      <div className="-mt-1.5 -mr-2 flex items-start gap-2">
        <h2 className="min-w-0 flex-1 py-2.5 text-lg font-semibold wrap-anywhere">{name}</h2>
        <div className="flex shrink-0">
          <Button variant="ghost" size="icon" aria-label={`Editar ${name}`} title="Editar" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </Button>
          <DeleteDrinkButton drink={drink} />
        </div>
      </div>
      <div className="mb-3">
        {missing.length === 0 ? (
          <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
            Disponível
          </Badge>
        ) : (
          <Badge tone="red" icon={<CircleX aria-hidden="true" />}>
            Indisponível
          </Badge>
        )}
      </div>
      <ul className="mb-4 flex flex-col gap-1 text-sm text-muted">
        {ingredients.map(({ ingredientId, quantity, unit }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ingredient may stand in two lines, which have no id.
          <li key={position} className="wrap-anywhere">
            <span className="text-ink tabular-nums">
              {formatNumber(quantity)} {unit}
            </span>{" "}
            de {stock.get(ingredientId)?.name ?? `Ingrediente ${ingredientId}`}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="mb-4 rounded-md border border-red-line bg-red-soft/60 px-3 py-2.5 text-sm">
          <h3 className="flex items-center gap-2 font-medium">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-red-ink" />
            Ingredientes em falta
          </h3>
          <ul className="mt-1 pl-6">
            {missing.map((one) => (
              <li key={one.ingredientId} className="wrap-anywhere">
                {one.name}
                {one.missing > 0 && ` (faltam ${formatNumber(one.missing)} ${one.unit})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-auto border-t border-line pt-3">
        <DrinkCostLine lines={ingredients} stock={stock} />
      </div>
    </Card>
  );
}
