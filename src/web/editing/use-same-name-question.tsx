import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sameNamed } from "#shared/text/same-name.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type Named = { id: number; name: string };

export type SameName = {
  /** The key of the list that the page already has. */
  list: QueryKey;
  edited: Named | undefined;
  /** "um ingrediente", "um drink", "um cliente" */
  noun: string;
  /** What is done with the record, if it is not saved from a form. */
  words?: { title: string; confirm: string; cancel: string };
};

const saving = { title: "Salvar com o mesmo nome?", confirm: "Salvar assim mesmo", cancel: "Mudar o nome" };

/** Asks before a second record of the same name is saved. */
export function useSameNameQuestion(sameName: SameName | undefined) {
  const queryClient = useQueryClient();
  const { title, confirm, cancel } = sameName?.words ?? saving;
  const [other, setOther] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  /** The name that the user wants twice. */
  const agreed = useRef<unknown>(undefined);
  const asked = useRef<unknown>(undefined);

  /** True if the question is open now; the form is then sent again after the answer. */
  const isAsked = (input: { name?: unknown }): boolean => {
    const { name } = input;
    if (!sameName || typeof name !== "string" || name === agreed.current) return false;
    const list = queryClient.getQueryData<Named[]>(sameName.list) ?? [];
    const same = sameNamed(name, list, sameName.edited);
    if (!same) return false;
    asked.current = name;
    setOther(same.name);
    setIsOpen(true);
    return true;
  };

  const questionBefore = (send: () => void) => (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={`Já existe ${sameName?.noun} com o nome “${other}”. Dois iguais se confundem nas listas.`}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={() => {
        agreed.current = asked.current;
        setIsOpen(false);
        send();
      }}
    />
  );

  return { isAsked, questionBefore };
}
