import { ShoppingBasket } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { type ShoppingLine, shoppingTotal } from "#shared/events/shopping-list.ts";
import { formatMoney, formatNumber } from "#shared/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { EventForm } from "./event-form.ts";
import { type Stock, useDraftShopping } from "./use-event-draft.ts";

type ShoppingListProps = {
  form: EventForm;
  event: CateringEvent | undefined;
  events: readonly CateringEvent[];
  stock: Stock;
};

const left = "pl-0 text-left";
const right = "text-right";
const head = "h-10 border-b border-line px-2 font-medium text-muted last:pr-0";
const cell = "border-b border-line px-2 py-2.5 align-top tabular-nums last:pr-0";

/** What is needed, what the events before leave of it, and what is to be bought. */
export function ShoppingList({ form, event, events, stock }: ShoppingListProps) {
  const lines = useDraftShopping(form, event, events, stock);
  if (event && (event.stockWithdrawn === "true" || event.stockReturned)) {
    return <Alert tone="info">O estoque deste evento já foi retirado: não há o que comprar para ele.</Alert>;
  }
  if (lines.length === 0) {
    return (
      <EmptyState icon={<ShoppingBasket />} title="Nada planejado ainda">
        Adicione drinks e quantidades para ver o que comprar.
      </EmptyState>
    );
  }
  return (
    <table aria-label="Lista de compras" className="w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${head} ${left}`}>
            Item
          </th>
          <th scope="col" className={`${head} ${right} max-sm:hidden`}>
            Precisa
          </th>
          <th scope="col" className={`${head} ${right} max-sm:hidden`}>
            Em estoque
          </th>
          <th scope="col" className={`${head} ${right}`}>
            Comprar
          </th>
          <th scope="col" className={`${head} ${right}`}>
            Preço estimado
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ShoppingRow key={line.ingredientId} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className="py-3 pr-2 text-left font-medium sm:hidden">
            Total estimado
          </th>
          <th scope="row" colSpan={4} className="py-3 pr-2 text-left font-medium max-sm:hidden">
            Total estimado das compras
          </th>
          <td className="py-3 text-right text-base font-semibold tabular-nums">
            {formatMoney(shoppingTotal(lines))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function ShoppingRow({ line }: { line: ShoppingLine }) {
  const { name, unit, needed, inStock, toBuy, price, isApproximate } = line;
  return (
    <tr>
      <th scope="row" className={`${cell} ${left} font-medium wrap-anywhere`}>
        {name}
        {isApproximate && <span className="block text-xs font-normal text-muted">aproximado</span>}
        <span className="block text-xs font-normal text-muted sm:hidden">
          {formatNumber(needed)} {unit}, {formatNumber(inStock)} em estoque
        </span>
      </th>
      <td className={`${cell} ${right} max-sm:hidden`}>
        {formatNumber(needed)} <span className="text-muted">{unit}</span>
      </td>
      <td className={`${cell} ${right} max-sm:hidden`}>
        {formatNumber(inStock)} <span className="text-muted">{unit}</span>
      </td>
      <td className={`${cell} ${right} ${toBuy > 0 ? "font-semibold text-red-ink" : "text-muted"}`}>
        {toBuy > 0 ? (
          <>
            {formatNumber(toBuy)} {unit}
          </>
        ) : (
          "nada"
        )}
      </td>
      <td className={`${cell} ${right}`}>{formatMoney(price)}</td>
    </tr>
  );
}
