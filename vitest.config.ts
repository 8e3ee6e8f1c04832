import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** A larger young generation saves garbage collections. */
const execArgv = ["--max-semi-space-size=32"];

/** On the other side of the world: whatever reads the zone of the machine instead of the company's is wrong here. */
const env = { TZ: "Asia/Tokyo" };

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export.
export default defineConfig({
  test: {
    // More than cores: route tests wait for the database a good part of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: "shared",
          isolate: false,
          execArgv,
          env,
          include: ["src/shared/**/*.test.ts", "scripts/**/*.test.mjs"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          execArgv,
          env,
          include: ["src/server/**/*.test.ts"],
          globalSetup: "src/server/testing/global-setup.ts",
          setupFiles: "src/server/testing/cheap-hashes.ts",
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
      // Of the pages, what needs no DOM: `.test.ts` here, `.test.tsx` below.
      {
        test: {
          name: "web-rules",
          isolate: false,
          execArgv,
          env,
          include: ["src/web/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          isolate: false,
          execArgv,
          env,
          include: ["src/web/**/*.test.tsx"],
          environment: "happy-dom",
          // A followed link, to a download for instance, would navigate the window that later tests use.
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
