import type { z } from "zod";
import type { Client, clientInput } from "#shared/clients/contract.ts";

export type ClientFormValues = z.input<typeof clientInput>;

export const clientLabels = {
  name: "Nome",
  email: "E-mail",
  phone: "Telefone",
  cpf: "CPF",
  address: "Endereço",
  notes: "Observações",
} satisfies Partial<Record<keyof ClientFormValues, string>>;

export const clientFormValues = (client?: Client): ClientFormValues => ({
  name: client?.name ?? "",
  email: client?.email ?? "",
  phone: client?.phone ?? "",
  cpf: client?.cpf ?? "",
  address: client?.address ?? "",
  notes: client?.notes ?? "",
  version: client?.version,
});
