import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Roboto, which comes with pdfmake. */
export const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")),
  "fonts",
  "Roboto",
);
