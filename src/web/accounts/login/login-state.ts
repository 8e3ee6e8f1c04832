import { useEffect, useState } from "react";

/** Handed over in the history entry instead of the URL, which others may see. */
export type LoginState = { email: string };

/** The e-mail that the previous page handed over, if any; the password field then gets the focus. */
export function useHandedEmail() {
  const [email] = useState<string>(() => window.history.state?.email ?? "");
  useEffect(() => {
    if (email) document.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }, [email]);
  return email;
}
