import { readStored, removeStored, store } from "#web/browser/local-storage.ts";

export const AUTH_TOKEN_KEY = "auth_token";

export const readAuthToken = () => readStored(AUTH_TOKEN_KEY);
export const storeAuthToken = (token: string) => store(AUTH_TOKEN_KEY, token);
export const removeAuthToken = () => removeStored(AUTH_TOKEN_KEY);
