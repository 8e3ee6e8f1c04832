/** Where the session's bearer token is kept. */
export const AUTH_TOKEN_KEY = "auth_token";

export const readAuthToken = () => localStorage.getItem(AUTH_TOKEN_KEY);
export const storeAuthToken = (token: string) => localStorage.setItem(AUTH_TOKEN_KEY, token);
export const removeAuthToken = () => localStorage.removeItem(AUTH_TOKEN_KEY);
