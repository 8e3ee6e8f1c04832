import { Link } from "wouter";
import type { StockMovement } from "#shared/ingredients/contract.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { linkToPurchase, linkToSupplier } from "#web/address/links.ts";
import { useCan } from "#web/session/permissions.ts";

/** Where a purchase came from, and the way to it: "Atacado Sul · nota 1234 · lote L-77 · compra de 05/03/2026". */
export function MovementOrigin({ movement }: { movement: StockMovement }) {
  const { purchaseId, supplierId, supplierName, invoiceNumber, lot, boughtOn } = movement;
  const canOpen = useCan("see-money");
  if (purchaseId === null) return null;
  const known = [invoiceNumber && `nota ${invoiceNumber}`, lot && `lote ${lot}`].filter(Boolean);
  return (
    <p className="text-xs wrap-anywhere text-muted">
      {supplierName && supplierId !== null && canOpen ? (
        <Link href={linkToSupplier(supplierId)} className={link}>
          {supplierName}
        </Link>
      ) : (
        supplierName
      )}
      {supplierName && " · "}
      {known.map((part) => `${part} · `)}
      <Link href={linkToPurchase(purchaseId)} className={link}>
        {boughtOn ? `compra de ${formatDay(boughtOn)}` : "ver compra"}
      </Link>
    </p>
  );
}

const link = "text-ink underline-offset-4 hover:underline";
