import { z } from "zod";

const INVALID_DAY = "Data inválida";

/** An entered day between 2000 and 2100. */
export const dayInput = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(10, INVALID_DAY)
    .pipe(z.iso.date(INVALID_DAY))
    .refine((day) => day >= "2000" && day < "2101", INVALID_DAY);
