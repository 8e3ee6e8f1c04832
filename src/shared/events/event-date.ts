import { z } from "zod";

const INVALID_DATE = "Data inválida";

const isPlausible = (text: string) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 2000 && year <= 2100;
};

const withoutSeconds = z.iso.datetime({ offset: true, precision: -1 });

/** A moment with its offset: without one, nobody could say which hour is meant. */
export const eventDate = z
  .string("Data é obrigatória")
  .min(1, "Data é obrigatória")
  .max(40, INVALID_DATE)
  .pipe(z.union([z.iso.datetime({ offset: true }), withoutSeconds], INVALID_DATE))
  .refine(isPlausible, INVALID_DATE);
