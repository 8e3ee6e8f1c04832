import { useEffect } from "react";
import { useAuth } from "#web/session/session.tsx";
import { forgetAnswers, ownerOf } from "./kept-answers.ts";

/** Wipes the answers on this device that are not the present user's. */
export function ForgetForeignAnswers() {
  const { session, isLost } = useAuth();
  const isChecking = session.state === "loading";
  const owner = "user" in session && !isLost ? ownerOf(session.user) : undefined;
  useEffect(() => {
    if (!isChecking) void forgetAnswers(owner);
  }, [isChecking, owner]);
  return null;
}
