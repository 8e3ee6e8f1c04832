import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

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
          include: ["src/shared/**/*.test.ts", "scripts/**/*.test.mjs"],
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
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
