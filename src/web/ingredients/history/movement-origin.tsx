import { Link } from "wouter";
import type { StockMovement } from "#shared/ingredients/contract.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { linkToSupplier } from "#web/address/links.ts";
import { useCan } from "#web/session/permissions.ts";

/** Where a purchase came from: "Atacado Sul · nota 1234 · lote L-77 · compra de 05/03/2026"; nothing if unknown. */
export function MovementOrigin({ movement }: { movement: StockMovement }) {
  const { supplierId, supplierName, invoiceNumber, lot, boughtOn } = movement;
  const canOpen = useCan("see-money");
  const rest = [
    invoiceNumber && `nota ${invoiceNumber}`,
    lot && `lote ${lot}`,
    boughtOn && `compra de ${formatDay(boughtOn)}`,
  ].filter(Boolean);
  if (!supplierName && rest.length === 0) return null;
  return (
    <p className="text-xs wrap-anywhere text-muted">
      {supplierName && supplierId !== null && canOpen ? (
        <Link href={linkToSupplier(supplierId)} className="text-ink underline-offset-4 hover:underline">
          {supplierName}
        </Link>
      ) : (
        supplierName
      )}
      {supplierName && rest.length > 0 && " · "}
      {rest.join(" · ")}
    </p>
  );
}
