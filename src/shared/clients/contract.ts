import { z } from "zod";
import { isEmailAddress } from "#shared/accounts/email-address.ts";
import { cnpjInput } from "#shared/company/cnpj-input.ts";
import { baseVersion } from "#shared/numbers/amount.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { multiLine, optional, requiredLine, singleLine } from "#shared/text/text-schemas.ts";

const email = singleLine(254).refine((text) => text === "" || isEmailAddress(text), "E-mail inválido");

export const clientInput = z.object({
  name: requiredLine(LONGEST_NAME, "Nome é obrigatório"),
  email: optional(email),
  phone: optional(singleLine(40)),
  cpf: optional(singleLine(20)),
  cnpj: cnpjInput,
  address: optional(singleLine(500)),
  notes: optional(multiLine(5000)),
  version: baseVersion,
});
export type ClientInput = z.infer<typeof clientInput>;

export type Client = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  /** As it was typed. */
  cpf: string | null;
  /** Bare and in upper case. */
  cnpj: string | null;
  address: string | null;
  notes: string | null;
  companyId: number;
  /** ISO 8601. */
  createdAt: string;
  version: number;
};

/** A client as those see it who may not see personal data. */
export type ClientName = Pick<Client, "id" | "name" | "companyId" | "createdAt" | "version">;

type Removal = {
  /** ISO 8601. */
  removedAt: string;
};

/** A client that left the list and can be restored. */
export type RemovedClient = Client & Removal;
export type RemovedClientName = ClientName & Removal;
