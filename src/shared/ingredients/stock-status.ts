export const stockStatuses = ["normal", "atencao", "baixo", "sem"] as const;
export type StockStatus = (typeof stockStatuses)[number];

const ATTENTION_FACTOR = 1.5;

/** Checked from worst to best; without a minimum (0) an ingredient is never low. */
export function stockStatus(stock: { quantity: number; minQuantity: number }): StockStatus {
  const { quantity, minQuantity } = stock;
  if (quantity <= 0) return "sem";
  if (quantity <= minQuantity) return "baixo";
  // Compared in thousandths: 0.3 × 1.5 is not quite 0.45 in binary.
  const attentionUpTo = Math.round(minQuantity * ATTENTION_FACTOR * 1000);
  if (Math.round(quantity * 1000) <= attentionUpTo) return "atencao";
  return "normal";
}
