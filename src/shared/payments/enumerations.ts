/** One sum for the event, or a price per guest. */
export const pricingModes = ["fechado", "por_convidado"] as const;
export type PricingMode = (typeof pricingModes)[number];

export const chargeKinds = ["sinal", "parcela", "saldo", "extra"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export const paymentMethods = ["pix", "dinheiro", "cartao", "transferencia", "outro"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const pixKeyKinds = ["cpf", "cnpj", "telefone", "email", "aleatoria"] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];
