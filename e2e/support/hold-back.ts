import type { Page } from "@playwright/test";

/** Lets the calls to this path wait until they are let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
