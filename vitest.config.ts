import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** A test leaves much behind at once: with more room for what is young, some of the work is saved. */
const execArgv = ["--max-semi-space-size=32"];

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export.
export default defineConfig({
  test: {
    // Left alone, Vitest keeps a core free; but tests of routes wait for the database a good part of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: "shared",
          isolate: false,
          execArgv,
          include: ["src/shared/**/*.test.ts", "scripts/**/*.test.mjs"],
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          execArgv,
          include: ["src/server/**/*.test.ts"],
          globalSetup: "src/server/testing/global-setup.ts",
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          isolate: false,
          execArgv,
          include: ["src/web/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          // A link that is followed, to a file to be saved for instance, would take the window from the tests after it.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          testTimeout: 30_000,
          setupFiles: "src/web/testing/setup.ts",
        },
      },
    ],
  },
});
