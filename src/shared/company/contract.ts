import { z } from "zod";
import { baseVersion } from "#shared/numbers/amount.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { optional, requiredLine, singleLine } from "#shared/text/text-schemas.ts";
import { type TimeZone, timeZones } from "#shared/time/time-zones.ts";
import { cnpjInput } from "./cnpj-input.ts";

export const companyInput = z.object({
  name: requiredLine(LONGEST_NAME, "Nome da empresa é obrigatório"),
  phone: optional(singleLine(40)),
  cnpj: cnpjInput,
  address: optional(singleLine(500)),
  /** Absent: kept. */
  timeZone: z.enum(timeZones, "Escolha um fuso horário do Brasil").optional(),
  version: baseVersion,
});
export type CompanyInput = z.infer<typeof companyInput>;

export type Company = {
  name: string;
  /** The address it was registered with. */
  email: string;
  phone: string | null;
  /** Bare and in upper case. */
  cnpj: string | null;
  address: string | null;
  timeZone: TimeZone;
  version: number;
};
