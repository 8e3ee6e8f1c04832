import { defineConfig } from "drizzle-kit";

// biome-ignore lint/style/noDefaultExport: drizzle-kit reads its configuration from the default export.
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./src/server/db/schema/*.ts",
  out: "./src/server/db/migrations",
});
