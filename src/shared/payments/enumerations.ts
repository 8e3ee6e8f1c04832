/** One sum for the event, or a price per guest. */
export const pricingModes = ["fechado", "por_convidado"] as const;
export type PricingMode = (typeof pricingModes)[number];

/** When a charge is due whose day nobody knows yet: it becomes the day of acceptance. */
export const dueMoments = ["aceite"] as const;
export type DueMoment = (typeof dueMoments)[number];

export const chargeKinds = ["sinal", "parcela", "saldo", "extra"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export const paymentMethods = ["pix", "dinheiro", "cartao", "transferencia", "outro"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const pixKeyKinds = ["cpf", "cnpj", "telefone", "email", "aleatoria"] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];
