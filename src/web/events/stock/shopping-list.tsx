import { Share2, ShoppingBasket } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { type ShoppingLine, shoppingTotal } from "#shared/events/shopping-list.ts";
import { shoppingText } from "#shared/events/shopping-text.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { shareText } from "#web/browser/share-text.ts";
import type { Stock } from "#web/events/editor/editor-data.ts";
import { countOf, type EventForm } from "#web/events/editor/event-form.ts";
import { useDraftShopping } from "#web/events/editor/use-draft-figures.ts";
import { MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { AmountTable } from "./amount-table.tsx";

type ShoppingListProps = {
  form: EventForm;
  event: CateringEvent | undefined;
  events: readonly CateringEvent[];
  stock: Stock;
};

const columns = [
  { title: "Precisa", isWideOnly: true },
  { title: "Disponível", isWideOnly: true },
  { title: "Comprar" },
  { title: "Preço estimado" },
];

/** The needs of the event, the available stock and the items to buy. */
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
  const total = { label: "Total estimado", amount: formatMoney(shoppingTotal(lines)) };
  const send = () => {
    const { name, date, guests } = form.getValues();
    const text = shoppingText({ name, date, guests: countOf(guests) }, lines);
    return shareText({ title: `Compras: ${name}`, text, copied: "Lista copiada" });
  };
  return (
    <>
      <div className="mb-2 flex justify-end [&>*]:max-sm:w-full">
        <Button variant="secondary" onClick={() => void send()}>
          <Share2 className="size-4.5" />
          Enviar lista
        </Button>
      </div>
      <MissingYields drinks={form.getValues("drinks")} stock={stock} />
      <AmountTable label="Lista de compras" columns={columns} rows={lines.map(shoppingRow)} total={total} />
    </>
  );
}

function shoppingRow({
  ingredientId,
  name,
  unit,
  needed,
  inStock,
  available,
  toBuy,
  price,
  isApproximate,
}: ShoppingLine) {
  const reserved =
    available !== inStock &&
    `${amountText(inStock, unit)} em estoque, ${available > 0 ? "parte reservada" : "tudo reservado"}`;
  return {
    id: ingredientId,
    name,
    notes: [isApproximate && "aproximado", reserved],
    narrowNote: `${amountText(needed, unit)}, disponível: ${formatNumber(available)}`,
    amounts: [
      amountText(needed, unit),
      amountText(available, unit),
      toBuy > 0 ? (
        <span key="to-buy" className="font-semibold text-red-ink">
          {amountText(toBuy, unit)}
        </span>
      ) : (
        <span key="to-buy" className="text-muted">
          nada
        </span>
      ),
      formatMoney(price),
    ],
  };
}
