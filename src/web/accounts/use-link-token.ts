import { useEffect, useState } from "react";

/**
 * The `token` of a link from an e-mail. It leaves the address bar at once, so that neither a screenshot nor the
 * browser's history shows it, but stays with this history entry: phones reload a page they had put aside.
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
