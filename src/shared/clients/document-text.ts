import { formatCnpj } from "#shared/company/cnpj.ts";
import type { Client } from "./contract.ts";

/** "CNPJ 12.ABC.345/01DE-35", "CPF 123.456.789-09", or both; "" without either. */
export const documentText = ({ cpf, cnpj }: Pick<Client, "cpf" | "cnpj">): string =>
  [cnpj && `CNPJ ${formatCnpj(cnpj)}`, cpf && `CPF ${cpf}`].filter(Boolean).join(" · ");
