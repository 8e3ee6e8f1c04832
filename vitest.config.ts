import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export.
export default defineConfig({
  test: {
    // Left alone, Vitest keeps a core free; on a small machine that is half of it.
    maxWorkers: "100%",
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
          include: ["src/web/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          testTimeout: 30_000,
          setupFiles: "src/web/testing/setup.ts",
        },
      },
    ],
  },
});
