import { defineConfig, devices } from "@playwright/test";

/** Lets Chromium run inside containers and as root, and keeps it from calling home. */
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export.
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test waits for its server now and then: three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // No animation to wait for before a click.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would fetch its files anew in every test; offline.spec.ts allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
      env: { ...process.env, LANGUAGE: "pt_BR" } as Record<string, string>,
    },
  },
});
