import { useEffect, useState } from "react";

/** What a screen before the login may leave with its history entry: the address is seen by others, too. */
export type LoginState = { email: string };

/** The e-mail that was handed over, if one was: then only the password is still to be typed. */
export function useHandedEmail() {
  const [email] = useState<string>(() => window.history.state?.email ?? "");
  useEffect(() => {
    if (email) document.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }, [email]);
  return email;
}
