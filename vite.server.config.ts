import { defineConfig } from "vite";
import { SERVER_PROGRAMS } from "./scripts/commands.mjs";

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    // Half as much to read at every start; the maps keep the names and lines of what goes wrong.
    minify: true,
    sourcemap: true,
    copyPublicDir: false,
    rollupOptions: {
      input: {
        ...Object.fromEntries(SERVER_PROGRAMS.map((name) => [name, `src/server/commands/${name}.ts`])),
        // A thread and a process, started by their files.
        "pdf-worker": "src/server/proposals/pdf/pdf-worker.ts",
        "logo-process": "src/server/proposals/logo/logo-process.ts",
      },
      // All in one folder: code finds the migrations beside itself, whichever file it ends up in.
      // Maps without the sources: Node reads them at every start, for lines and names alone.
      output: { chunkFileNames: "[name]-[hash].js", sourcemapExcludeSources: true },
    },
  },
  ssr: {
    // Few files start three times as fast as a tree of modules; these hold native code, worker files or fonts.
    noExternal: true,
    external: ["@node-rs/argon2", "pino", "pg-native", "pdfmake", "piscina", "sharp"],
  },
});
