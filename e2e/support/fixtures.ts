import { test as base, type Page } from "@playwright/test";
import { START_TIMEOUT_MS } from "../../scripts/start-product.mjs";
import { type Product, startDemo, startProduct } from "./product.ts";

type Worker = {
  product: Product;
  /** The demo company; made only where a test asks for it. */
  demo: Product;
};
type Test = {
  /** Puts a session into the browser when the next page is opened. */
  signIn: (token: string) => Promise<void>;
};

/** Each worker has one product of its own with local mail; the tests in it bring their own companies. */
export const test = base.extend<Test, Worker>({
  product: [
    // Playwright wants a pattern here even where nothing is needed.
    async ({ playwright: _unused }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  demo: [
    async ({ playwright: _unused }, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (/content security policy|hydrat|warning:/i.test(message.text())) problems.push(message.text());
    });
    // Not every violation is written to the console.
    await page.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
        console.warn(`Content security policy: ${violatedDirective} in ${sourceFile}`),
      ),
    );
    await use(page);
    // In every test the page must neither break nor violate its content security policy.
    if (problems.length > 0) throw new Error(`The page reported:\n${problems.join("\n")}`);
  },
  signIn: async ({ page }, use) => {
    await use(async (token) => {
      const session = await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
      // Into one page only: a session that ends there must not come back with the next one.
      page.once("domcontentloaded", () => void session.dispose());
    });
  },
});

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

/** From here on the page's timers stand still until the test lets time pass. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page.clock;
}

export const toastOf = (page: Page) =>
  page.getByRole("region", { name: /Notificações/ }).getByRole("listitem");
