import { CloudUpload } from "lucide-react";
import { formatCount, formatMoney, formatNumber } from "#shared/numbers/format.ts";
import type { CartTotals } from "#shared/purchases/purchase-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { Figure } from "#web/ui/figure.tsx";

type CartBarProps = {
  totals: CartTotals;
  rows: number;
  seesMoney: boolean;
  /** Undefined for those who may not post. */
  onPost: (() => void) | undefined;
  isPreparing: boolean;
  /** A purchase is on its way. */
  pending: { isSending: boolean; lines: number; onCancel: () => void } | undefined;
};

/** What is in the cart against what was expected, always within the thumb's reach, above the tabs. */
export function CartBar({ totals, rows, seesMoney, onPost, isPreparing, pending }: CartBarProps) {
  return (
    <section
      aria-label="Carrinho"
      data-covers="bottom"
      className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 border-t border-line bg-surface lg:bottom-0 lg:left-64 low:static low:mt-4 print:hidden"
    >
      <div className="mx-auto flex max-w-[1200px] items-center gap-3 px-4 py-2 sm:px-6 lg:px-8">
        {pending ? (
          <>
            <CloudUpload className="size-5 shrink-0 text-yellow-ink" />
            <p role="status" className="min-w-0 flex-1 text-sm font-medium">
              {pending.isSending ? "Enviando a compra…" : "Compra à espera da conexão"}
              <span className="block font-normal text-muted">
                {formatCount(pending.lines, "item", "itens")}
                {!pending.isSending && ": enviada quando a rede voltar, com esta página aberta"}
              </span>
            </p>
            <Button variant="secondary" onClick={pending.onCancel}>
              Cancelar envio
            </Button>
          </>
        ) : (
          <>
            <p
              role="status"
              className="min-w-0 flex-1 gap-x-2 text-sm text-muted tabular-nums max-sm:text-xs sm:flex sm:flex-wrap sm:items-baseline"
            >
              {seesMoney && (
                <span className="block text-xl leading-6 font-semibold wrap-anywhere text-ink">
                  <Figure>{formatMoney(totals.paid)}</Figure>
                </span>
              )}
              <span>
                <span className="max-sm:sr-only">no carrinho, </span>
                {formatNumber(totals.lines)} de {formatNumber(rows)}{" "}
                <span className={seesMoney ? "max-sm:sr-only" : undefined}>
                  {rows === 1 ? "item" : "itens"}
                </span>
              </span>
              {seesMoney && totals.left > 0 && (
                <span className="sm:ml-auto">
                  <span className="sm:hidden"> · </span>faltam ~{formatMoney(totals.left)}
                </span>
              )}
            </p>
            {onPost && (
              <Button
                disabled={totals.lines === 0}
                isBusy={isPreparing}
                busyLabel="Conferindo..."
                onClick={onPost}
              >
                Lançar compra
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
