import type { Page } from "@playwright/test";

/** The families that a page has loaded by itself, once it is done with it. */
export const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    return [...fonts].flatMap(({ family, status }) =>
      status === "loaded" ? [family.replaceAll('"', "")] : [],
    );
  });
