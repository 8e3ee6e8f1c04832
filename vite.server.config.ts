import { defineConfig } from "vite";

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  build: {
    ssr: "src/server/main.ts",
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    copyPublicDir: false,
  },
  ssr: {
    // One file starts three times as fast as a tree of modules; these hold native code or worker files.
    noExternal: true,
    external: ["@node-rs/argon2", "pino", "pg-native"],
  },
});
