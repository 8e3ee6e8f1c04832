import type { Client } from "#shared/clients/contract.ts";

/** A client of whom nothing is known but the name. */
export const ivo: Client = {
  id: 2,
  name: "Ivo",
  email: null,
  phone: null,
  cpf: null,
  cnpj: null,
  address: null,
  notes: null,
  companyId: 1,
  createdAt: "2026-03-05T15:00:00.000Z",
  version: 3,
};
