import { optional, singleLine } from "#shared/text/text-schemas.ts";
import { bareCnpj, isCnpj } from "./cnpj.ts";

/** An optional CNPJ with or without punctuation, stored bare and in upper case. */
export const cnpjInput = optional(
  singleLine(40)
    .overwrite(bareCnpj)
    .refine((text) => text === "" || isCnpj(text), "CNPJ inválido: confira os números e letras"),
);
