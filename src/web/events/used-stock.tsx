import type { CateringEvent } from "#shared/events/contract.ts";
import { exact, minus, rounded } from "#shared/exact.ts";
import { formatMoney, formatNumber } from "#shared/format.ts";
import type { Stock } from "./use-event-draft.ts";

const left = "pl-0 text-left";
const right = "text-right";
const head = "h-10 border-b border-line px-2 font-medium text-muted last:pr-0";
const cell = "border-b border-line px-2 py-2.5 align-top tabular-nums last:pr-0";

/** What the event really used, and what that cost when it left the stock. */
export function UsedStock({ event, stock }: { event: CateringEvent; stock: Stock }) {
  return (
    <section aria-labelledby="used-heading">
      <h3 id="used-heading" className="mb-1 font-semibold">
        Uso real
      </h3>
      <table aria-labelledby="used-heading" className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${head} ${left}`}>
              Item
            </th>
            <th scope="col" className={`${head} ${right} max-sm:hidden`}>
              Retirado
            </th>
            <th scope="col" className={`${head} ${right} max-sm:hidden`}>
              Retornado
            </th>
            <th scope="col" className={`${head} ${right}`}>
              Usado
            </th>
            <th scope="col" className={`${head} ${right}`}>
              Custo
            </th>
          </tr>
        </thead>
        <tbody>
          {event.stockUse.map(({ ingredientId, withdrawn, returned, cost }) => {
            const ingredient = stock.get(ingredientId);
            return (
              <tr key={ingredientId}>
                <th scope="row" className={`${cell} ${left} font-medium wrap-anywhere`}>
                  {ingredient?.name ?? `Ingrediente ${ingredientId}`}
                  <span className="block text-xs font-normal text-muted sm:hidden">
                    {formatNumber(withdrawn)} retirado, {formatNumber(returned)} retornado
                  </span>
                </th>
                <td className={`${cell} ${right} max-sm:hidden`}>{formatNumber(withdrawn)}</td>
                <td className={`${cell} ${right} max-sm:hidden`}>{formatNumber(returned)}</td>
                <td className={`${cell} ${right}`}>
                  {formatNumber(rounded(minus(exact(withdrawn), exact(returned)), 2))}{" "}
                  <span className="text-muted">{ingredient?.unit}</span>
                </td>
                <td className={`${cell} ${right}`}>{formatMoney(rounded(exact(cost), 2))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
