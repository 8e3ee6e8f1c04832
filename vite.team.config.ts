import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildOptions, workerFiles } from "./vite.config.ts";

/** Only for letters that Portuguese does not have: not worth its weight on a phone without a good connection. */
const isRare = (file: string) => file.includes("-latin-ext-");

/**
 * The page of an event's team, built by itself after the app's: it shares no file with the app but the fonts, so that
 * an old phone loads what this page needs and nothing else.
 */
// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [react(), tailwindcss(), workerFiles("__TEAM_FILES__", (file) => !isRare(file))],
  publicDir: false,
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    ...buildOptions,
    emptyOutDir: false,
    // One file: what reads stored counts must be there without a network.
    rolldownOptions: { input: "team.html", output: { codeSplitting: false } },
  },
});
