import { readStored, removeStored, store } from "#web/browser/local-storage.ts";
import { forgetUser } from "./kept-user.ts";

export const AUTH_TOKEN_KEY = "auth_token";

export const readAuthToken = () => readStored(AUTH_TOKEN_KEY);

export function storeAuthToken(token: string) {
  forgetUser();
  store(AUTH_TOKEN_KEY, token);
}

export function removeAuthToken() {
  forgetUser();
  removeStored(AUTH_TOKEN_KEY);
}
