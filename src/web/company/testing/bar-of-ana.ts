import type { Company } from "#shared/company/contract.ts";

export const barOfAna: Company = {
  name: "Bar da Ana",
  email: "ana@bar.com",
  phone: null,
  cnpj: "12ABC34501DE35",
  address: null,
  timeZone: "America/Sao_Paulo",
  version: 3,
};
