/** Calls the product's API in the name of somebody of the demo company. */
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;
