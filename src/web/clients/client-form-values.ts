import type { z } from "zod";
import type { Client, clientInput } from "#shared/clients/contract.ts";
import { formatCnpj } from "#shared/company/cnpj.ts";

export type ClientFormValues = z.input<typeof clientInput>;

export const clientLabels = {
  name: "Nome",
  email: "E-mail",
  phone: "Telefone",
  cpf: "CPF",
  cnpj: "CNPJ",
  address: "Endereço",
  notes: "Observações",
} satisfies Record<Exclude<keyof ClientFormValues, "version">, string>;

/** Names every field: saving would erase one that is left out. */
export const clientFormValues = (client?: Client) =>
  ({
    name: client?.name ?? "",
    email: client?.email ?? "",
    phone: client?.phone ?? "",
    cpf: client?.cpf ?? "",
    cnpj: formatCnpj(client?.cnpj ?? ""),
    address: client?.address ?? "",
    notes: client?.notes ?? "",
    version: client?.version,
  }) satisfies Record<keyof ClientFormValues, unknown>;
