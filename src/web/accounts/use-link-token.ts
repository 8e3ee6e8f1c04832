import { useEffect, useState } from "react";

/**
 * The `token` of an e-mail link. It is removed from the address bar at once, so that neither a screenshot nor the
 * browser's history shows it, but kept in the history entry: phones reload suspended pages.
 */
export function useLinkToken(): string {
  const [token] = useState(readToken);
  useEffect(() => {
    if (token && window.location.search) window.history.replaceState({ token }, "", window.location.pathname);
  }, [token]);
  return token;
}

function readToken(): string {
  const inAddress = new URLSearchParams(window.location.search).get("token");
  const kept: unknown = window.history.state?.token;
  return inAddress ?? (typeof kept === "string" ? kept : "");
}
