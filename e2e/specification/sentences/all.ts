import type { Elsewhere } from "../sentence.ts";
import { section1 } from "./section-1.ts";
import { section2 } from "./section-2.ts";
import { section3 } from "./section-3.ts";
import { section4 } from "./section-4.ts";
import { section5 } from "./section-5.ts";
import { section6 } from "./section-6.ts";
import { section7 } from "./section-7.ts";
import { section8 } from "./section-8.ts";
import { section9 } from "./section-9.ts";

/**
 * Every sentence of the product's specification (SPEC.md), in its order and words. A plain text is held by a step of this folder;
 * the others say where they are held or why they cannot be tried.
 *
 * Only a change of SPEC.md changes a sentence here, or an expectation of this folder: a screen that contradicts one of them
 * is wrong, however well it looks. What SPEC.md leaves open, and the few points that are left on purpose, are decision 38.
 */
export const allSentences = {
  ...section1,
  ...section2,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
} as const satisfies Record<string, string | Elsewhere>;

type All = typeof allSentences;

/** The sentences that the steps of this folder hold. */
export type HeldId = { [Id in keyof All]: All[Id] extends string ? Id : never }[keyof All];
