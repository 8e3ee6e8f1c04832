import { useState } from "react";
import { useAuth } from "#web/session/session.tsx";
import { useRenameSelf } from "./queries.ts";

/** The field of one's own name, and what saves it. A failure shows a toast and keeps the text. */
export function useOwnName(present: string, onSaved: () => void) {
  const { refreshUser } = useAuth();
  const { mutateAsync: rename, isPending } = useRenameSelf();
  const [name, setName] = useState(present);
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<void> => {
    // Where it cannot be fetched, the call fails as well, and says so.
    const contract = await import("#shared/accounts/contract.ts").catch(() => undefined);
    const entered = contract?.ownNameInput.safeParse({ name });
    setProblem(entered?.error?.issues[0]?.message);
    if (entered?.success === false) return;
    try {
      await rename(entered?.data ?? { name });
    } catch {
      return;
    }
    await refreshUser();
    onSaved();
  };
  return { name, setName, problem, save, isPending };
}
