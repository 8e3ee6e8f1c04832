import { Copy, MessageCircle } from "lucide-react";
import { whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { type PurchaseRow, rowsCostText } from "#shared/purchases/purchase-rows.ts";
import { orderText } from "#shared/purchases/purchase-texts.ts";
import type { ListedSupplier } from "#web/purchases/use-kept-suppliers.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icons = { copy: plainIcon(Copy, "size-4.5"), message: plainIcon(MessageCircle, "size-4.5") };

type GroupHeadingProps = {
  supplier: ListedSupplier | undefined;
  rows: readonly PurchaseRow<Ingredient>[];
  company: string;
  seesMoney: boolean;
};

/** The supplier, what is bought there, and the ways to send the order. */
export function GroupHeading({ supplier, rows, company, seesMoney }: GroupHeadingProps) {
  const name = supplier?.name ?? "Sem fornecedor";
  const text = orderText(company, rows);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Pedido copiado", description: "Cole a mensagem onde quiser.", tone: "success" });
    } catch {
      toast({ title: "Erro", description: "Não foi possível copiar", tone: "error" });
    }
  };

  return (
    <header className="flex items-center gap-1 max-xl:px-1 xl:h-10 xl:border-b xl:border-line xl:bg-sunken/60 xl:pr-1.5 xl:pl-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <h2 className="text-sm font-semibold wrap-anywhere">{name}</h2>
        <p className="text-xs text-muted tabular-nums">
          {formatCount(rows.length, "item", "itens")}
          {seesMoney && ` · ${rowsCostText(rows)}`}
        </p>
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Copiar pedido: ${name}`}
        title="Copiar pedido"
        onClick={() => void copy()}
      >
        {icons.copy}
      </Button>
      <a
        href={whatsappTextLink(supplier?.whatsapp, text)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Pedir no WhatsApp: ${name}`}
        className={buttonClass({ variant: "quiet", size: "sm" })}
      >
        {icons.message}
        <span>
          Pedir<span className="max-sm:hidden"> no WhatsApp</span>
        </span>
      </a>
    </header>
  );
}
