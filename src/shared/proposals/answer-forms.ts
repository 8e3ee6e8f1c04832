import { z } from "zod";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { fromStranger, multiLine, optional, requiredLine } from "#shared/text/text-schemas.ts";
import { words } from "./words.ts";

const LONGEST_REASON = 1000;

/** The form with which a client accepts on the public page. */
export const acceptForm = z.object({
  name: fromStranger(requiredLine(LONGEST_NAME, words.nameMissing)),
  agree: z.string(words.notAgreed).min(1, words.notAgreed),
});

export const refuseForm = z.object({ reason: optional(fromStranger(multiLine(LONGEST_REASON))) });
