import { FileDown, Printer, ReceiptText, Store, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { type Cart, EMPTY_CART } from "#shared/purchases/cart.ts";
import { purchaseCsv } from "#shared/purchases/purchase-csv.ts";
import type { PurchaseRow, SupplierGroup } from "#shared/purchases/purchase-rows.ts";
import { paths } from "#web/address/paths.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { useToday } from "#web/session/clock.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { MenuItem } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";

type PurchasesMenuProps = {
  groups: readonly SupplierGroup<PurchaseRow<Ingredient>>[];
  seesMoney: boolean;
  cart: Cart;
  onChange: (change: (cart: Cart) => Cart) => void;
};

/** The way to past purchases, and what is done with the whole list. */
export function PurchasesMenu({ groups, seesMoney, cart, onChange }: PurchasesMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const today = useToday();
  const lines = Object.keys(cart.lines).length;
  const save = () =>
    saveFile(`compras-${today}.csv`, "text/csv", purchaseCsv(groups, { hasPrices: seesMoney }));

  return (
    <div className="flex items-center gap-2 print:hidden">
      <Link
        href={paths.pastPurchases}
        className={`${buttonClass({ variant: "secondary" })} max-sm:w-control max-sm:px-0`}
      >
        <ReceiptText className="size-4.5" />
        <span className="max-sm:sr-only">Compras anteriores</span>
      </Link>
      <MoreMenu label="Mais ações das compras">
        {seesMoney && (
          <MenuItem icon={<Store />} onSelect={() => navigate(paths.suppliers)}>
            Fornecedores
          </MenuItem>
        )}
        <MenuItem icon={<Printer />} onSelect={() => window.print()}>
          Imprimir
        </MenuItem>
        <MenuItem icon={<FileDown />} onSelect={save}>
          Baixar CSV
        </MenuItem>
        {lines > 0 && !cart.pending && (
          <MenuItem icon={<Trash2 />} onSelect={() => setIsAsking(true)}>
            Esvaziar carrinho
          </MenuItem>
        )}
      </MoreMenu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Esvaziar o carrinho?"
        description={`${formatCount(lines, "item marcado será esquecido", "itens marcados serão esquecidos")}. A lista fica como está.`}
        confirmLabel="Esvaziar"
        tone="danger"
        onConfirm={() => {
          onChange(() => EMPTY_CART);
          setIsAsking(false);
        }}
      />
    </div>
  );
}
