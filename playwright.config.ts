import { defineConfig, devices } from "@playwright/test";

/** What lets Chromium run inside containers and as root, and keeps it from calling home. */
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
  // A browser test mostly waits, so there may be more of them than cores.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // Nothing to wait for before a click; what moves is looked at by people.
    contextOptions: { reducedMotion: "reduce" },
    // It would fetch its files anew in every test; one spec looks at it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
      env: { ...process.env, LANGUAGE: "pt_BR" } as Record<string, string>,
    },
  },
});
