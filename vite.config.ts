import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The server puts a fresh nonce in this placeholder's place in every page it sends.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    // Everything by URL: the content security policy allows no inline data but images.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      "/api": apiServer,
      "/caixa-de-saida": apiServer,
      "/healthz": apiServer,
      "/readyz": apiServer,
    },
  },
});
