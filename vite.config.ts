import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const inWeb = (paths: string) => new RegExp(`src/web/(${paths})\\.tsx`.replaceAll("/", "[\\\\/]"));

/** The pages within the company's shell, as the router lists them. */
const companyPages = [
  ...readFileSync("src/web/app/pages.ts", "utf8").matchAll(/"#web\/([^"]+)\.tsx"\)\),\s+shell: company,/g),
].map(([, path]) => path);

/** Folders whose dialogs come with whoever uses them. */
const SHARED_DIALOGS = ["ui", "editing", "import"];
/** Folders whose dialogs others use too: they come first. */
const USED_BY_OTHERS = ["accounts", "clients", "drinks", "ingredients", "payments"];
const dialogFolders = new Set([
  ...USED_BY_OTHERS,
  ...readdirSync("src/web", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("-dialog.tsx"))
    .map((path) => path.split(/[\\/]/)[0] as string)
    .filter((folder) => !SHARED_DIALOGS.includes(folder)),
]);

/**
 * Few files instead of dozens: each costs a request, on a phone and in every browser test. A group takes along what its
 * modules import, unless a group before it has that already: the login page stays as light as it is by itself.
 */
const chunks = [
  { name: "login", test: inWeb("main|accounts/login/login-page"), priority: 10 },
  { name: "toaster", test: inWeb("ui/feedback/toaster"), priority: 9 },
  // Rules and forms come with the dialogs: no screen needs them to be shown. QR codes, passkeys and the reader of
  // workbooks come with their first use.
  {
    name: "parts",
    test: /node_modules[\\/](?!zod|react-hook-form|@hookform|qr[\\/]|@simplewebauthn|fflate|read-excel-file)|src[\\/]web[\\/]ui[\\/]/,
    priority: 8,
  },
  {
    name: "company",
    test: inWeb("app/shells/company-shell|dashboard/dashboard-page"),
    priority: 7,
  },
  // With what reads stored counts, so that every page on which something is counted has brought it.
  {
    name: "forms",
    test: /node_modules[\\/](zod|react-hook-form|@hookform)|counts[\\/]stored-counts/,
    priority: 6.95,
  },
  ...["events", "ingredients", "drinks", "clients", "reports"].map((folder, position) => ({
    name: `${folder}-page`,
    test: inWeb(`${folder}/[a-z-]+-page`),
    priority: 6.9 - position / 100,
  })),
  // Every other page of the company: fetched after the first one is shown, and not in its way.
  { name: "further-pages", test: inWeb(companyPages.join("|")), priority: 5.5 },
  // One file each, so that none of them is long in the way of somebody who works already.
  ...[...dialogFolders].map((folder, position) => ({
    name: `${folder}-dialogs`,
    test: inWeb(`${folder}/(?:[a-z-]+/)?(?!lost-session)[a-z-]+-dialog`),
    priority: 5 - position / 100,
  })),
];

/** The font of the pages that stand alone, under a name that does not change: they name it themselves. */
const standaloneFont = {
  name: "standalone-font",
  apply: "build",
  generateBundle() {
    const file = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
    this.emitFile({ type: "asset", fileName: "inter-latin.woff2", source: readFileSync(file) });
  },
} satisfies Plugin;

/** Writes the names of the built files into a script that has no build of its own, in the place of a word. */
const listFiles = (
  script: string,
  placeholder: string,
  isListed: (file: string, chunk?: string) => boolean,
) =>
  ({
    name: `list-files-${placeholder}`,
    apply: "build",
    writeBundle({ dir }, bundle) {
      const path = `${dir}/${script}`;
      const files = Object.values(bundle).filter(({ fileName, name }) => isListed(fileName, name));
      const list = files.map(({ fileName }) => `"/${fileName}"`).join(", ");
      writeFileSync(path, readFileSync(path, "utf8").replace(`"${placeholder}"`, list));
    },
  }) satisfies Plugin;

/** The service worker keeps the files of a page together. */
export const workerFiles = (placeholder: string, isKept = (_file: string) => true) =>
  listFiles("service-worker.js", placeholder, (file) => file.startsWith("assets/") && isKept(file));

/** What every page of a company needs, for the script that runs where somebody is signed in. */
const companyFiles = listFiles("signed-in.js", "__COMPANY_FILES__", (_file, chunk) =>
  ["parts", "company"].includes(chunk ?? ""),
);

/** Of both pages. */
export const buildOptions = {
  outDir: "dist/web",
  // Everything by URL: the content security policy allows no inline data but images.
  assetsInlineLimit: 0,
};

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export.
export default defineConfig({
  plugins: [react(), tailwindcss(), standaloneFont, workerFiles("__APP_FILES__"), companyFiles],
  // The server puts a fresh nonce in this placeholder's place in every page it sends.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    ...buildOptions,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      "/api": apiServer,
      "/caixa-de-saida": apiServer,
      "/p/": apiServer,
      "/o/": apiServer,
      "/t/": {
        target: apiServer,
        bypass: ({ headers }) => (headers.accept?.includes("text/html") ? "/team.html" : undefined),
      },
      "/healthz": apiServer,
      "/readyz": apiServer,
    },
  },
});
