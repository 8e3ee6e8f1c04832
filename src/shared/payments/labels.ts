import type { ChargeKind, PaymentMethod, PixKeyKind, PricingMode } from "./enumerations.ts";

export const pricingModeLabels: Record<PricingMode, string> = {
  fechado: "Valor fechado",
  por_convidado: "Por convidado",
};

export const chargeKindLabels: Record<ChargeKind, string> = {
  sinal: "Sinal",
  parcela: "Parcela",
  saldo: "Saldo",
  extra: "Extra",
};

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  pix: "Pix",
  dinheiro: "Dinheiro",
  cartao: "Cartão",
  transferencia: "Transferência",
  outro: "Outro",
};

export const pixKeyKindLabels: Record<PixKeyKind, string> = {
  cpf: "CPF",
  cnpj: "CNPJ",
  telefone: "Telefone",
  email: "E-mail",
  aleatoria: "Chave aleatória",
};
