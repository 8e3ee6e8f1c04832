import type { KnipConfig } from "knip";
import { SERVER_PROGRAMS, TOOLS } from "./scripts/commands.mjs";

// biome-ignore lint/style/noDefaultExport: knip reads its configuration from the default export.
export default {
  entry: [
    ...SERVER_PROGRAMS.map((name) => `src/server/commands/${name}.ts`),
    ...Object.values(TOOLS),
    "scripts/*.test.mjs",
    // Started as processes of their own, or imported by a path that knip cannot follow.
    "src/server/db/embedded/start-in-child.ts",
    "src/server/proposals/pdf/pdf-worker.ts",
    "src/server/proposals/logo/logo-process.ts",
    "tools/bench/{driver,limit-server}.mjs",
    "tools/bench/bare-start.ts",
    "tools/torture/load/flood-driver.mjs",
    "tools/torture/mutants/stryker-plugins.mjs",
    "src/web/night/team-page/main.tsx",
    "vite.server.config.ts",
    "vite.team.config.ts",
  ],
  project: ["src/**/*.{ts,tsx,css}", "e2e/**/*.ts", "scripts/**/*.mjs", "tools/**/*.mjs"],
  ignoreBinaries: ["umount", "openssl"],
  ignoreDependencies: ["@types/smtp-server", "concurrently", "oxlint", "oxlint-tsgolint"],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
