import { Copy, MessageCircle } from "lucide-react";
import { whatsappTextLink } from "#shared/clients/whatsapp-link.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import { type PurchaseRow, rowsCost } from "#shared/purchases/purchase-rows.ts";
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
    <header className="flex items-center gap-1 border-b border-line py-1">
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted tabular-nums">
          {formatCount(rows.length, "item", "itens")}
          {seesMoney && ` · ~${formatMoney(rowsCost(rows))}`}
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
        aria-label={`Enviar pedido no WhatsApp: ${name}`}
        title="Enviar no WhatsApp"
        className={buttonClass({ variant: "quiet", size: "icon" })}
      >
        {icons.message}
      </a>
    </header>
  );
}
