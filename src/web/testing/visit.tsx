import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { storeAuthToken } from "#web/api/auth-token.ts";
import { App } from "#web/app/app.tsx";

/** Opens the whole product at an address, as a browser would; with a token when somebody is signed in. */
export function visit(address: string, token?: string) {
  localStorage.clear();
  if (token) storeAuthToken(token);
  window.history.replaceState(null, "", address);
  return render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
