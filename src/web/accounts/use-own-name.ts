import { useState } from "react";
import { useAuth } from "#web/session/session.tsx";
import { useRenameSelf } from "./queries.ts";

/** The field of one's own name, and what saves it; true once it is saved. A failure shows a toast and keeps the text. */
export function useOwnName(present: string) {
  const { refreshUser } = useAuth();
  const { mutateAsync: rename, isPending } = useRenameSelf();
  const [name, setName] = useState(present);
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<boolean> => {
    const { ownNameInput } = await import("#shared/accounts/contract.ts");
    const entered = ownNameInput.safeParse({ name });
    setProblem(entered.error?.issues[0]?.message);
    if (!entered.success || isPending) return false;
    try {
      await rename(entered.data);
    } catch {
      return false;
    }
    await refreshUser();
    return true;
  };
  return { name, setName, problem, save, isPending };
}
