import * as server from "../../scripts/start-product.mjs";

export type Product = Pick<server.Product, "url" | "dataDir" | "output" | "stop">;

const dataDirs = new Map<string, string>();

/** Where the product at this address keeps its data, while it runs. */
export function dataDirOf(url: string): string {
  const dataDir = dataDirs.get(url);
  if (!dataDir) throw new Error(`No product runs at ${url}`);
  return dataDir;
}

/** Starts the built product, or another program of the server, under the address that its users know. */
export async function startProduct(environment?: Record<string, string>, program?: string): Promise<Product> {
  const product = await server.startProduct(environment, { program });
  const url = `http://localhost:${product.port}`;
  dataDirs.set(url, product.dataDir);
  return { ...product, url };
}

/** Starts the product with the demo company in it, as `npm run demo` does. */
export const startDemo = () => startProduct({ ADMIN_PASSWORD: "" }, "demo");
