import type { PastPurchase } from "#shared/purchases/contract.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";

export const adega: Supplier = {
  id: 8,
  name: "Adega Sul",
  whatsapp: "(11) 98888-0000",
  cnpj: "12ABC34501DE35",
  notes: "Entrega\nàs quintas",
  companyId: 1,
  createdAt: "2026-03-05T15:00:00.000Z",
  version: 1,
};

/** A supplier of whom nothing is known but the name. */
export const atacado: Supplier = {
  ...adega,
  id: 7,
  name: "Atacado São João",
  whatsapp: null,
  cnpj: null,
  notes: null,
};

export const purchase: PastPurchase = {
  id: 1,
  ingredientId: 1,
  ingredientName: "Vodka",
  unit: "L",
  unitCost: 40,
  isReversed: false,
  quantity: 2.25,
  purchaseId: 1,
  supplierId: adega.id,
  supplierName: adega.name,
  invoiceNumber: "1234",
  lot: "L-77",
  boughtOn: "2026-03-05",
  createdAt: "2026-03-06T15:00:00.000Z",
};
