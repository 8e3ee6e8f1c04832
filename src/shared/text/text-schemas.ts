import { z } from "zod";
import { withoutFormatCharacters } from "./plain-text.ts";

// Control characters, lone surrogates, line and paragraph separators. PostgreSQL refuses NUL and silently rewrites
// lone surrogates; a separator in a one-line text could forge a line of a report or a mail header.
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const NOT_IN_A_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const INVALID_CHARACTERS = "Texto com caracteres inválidos";

const tooLong = (max: number) => `Use no máximo ${max} caracteres`;

/** A trimmed text without line breaks; `missing` is the message for an absent value. */
export const singleLine = (max: number, missing = "Campo obrigatório") =>
  z
    .string(missing)
    .trim()
    .max(max, tooLong(max))
    .refine((text) => !NOT_IN_A_LINE.test(text), INVALID_CHARACTERS);

/** A single line with a visible character. */
export const requiredLine = (max: number, missing = "Campo obrigatório") =>
  singleLine(max, missing).refine((text) => withoutFormatCharacters(text).trim() !== "", missing);

/** A trimmed text with optional line breaks and tabs. */
export const multiLine = (max: number, missing = "Campo obrigatório") =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .trim()
    .max(max, tooLong(max))
    .refine((text) => !NOT_IN_A_TEXT.test(text), INVALID_CHARACTERS);

/**
 * For a text of somebody without an account: leaves out format characters, by which it could turn around what stands
 * beside it. They are invisible, and come along when a name is copied, so nobody is asked to remove them.
 */
export const fromStranger = (text: z.ZodString): z.ZodString =>
  text.overwrite(withoutFormatCharacters).trim();

/** Absent, null and empty all mean none. */
export const optional = <T extends z.ZodType<string, string>>(text: T) =>
  text.nullish().transform((value) => value || null);
