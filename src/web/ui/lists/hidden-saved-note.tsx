import { useEffect, useRef } from "react";
import { scrollIntoUncovered } from "#web/browser/window-scroll.ts";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { afterDialog } from "./user-input.ts";

const texts = {
  filters: { by: "os filtros atuais", clear: "Limpar filtros" },
  search: { by: "a busca atual", clear: "Limpar busca" },
};

type NoteProps = {
  by: keyof typeof texts;
  /** Omitted where the empty list already has this button. */
  onClear?: () => void;
};

/** Note above a list that its search or filters hide the item just saved, with the button that clears them. */
export function HiddenSavedNote({ saved, ...note }: NoteProps & { saved?: { id: number; name: string } }) {
  return saved && <Note key={saved.id} name={saved.name} {...note} />;
}

function Note({ name, by, onClear }: NoteProps & { name: string }) {
  const note = useRef<HTMLDivElement>(null);
  // From far down the list the note would not be seen.
  useEffect(
    () => afterDialog((isCancelled) => isCancelled() || (note.current && scrollIntoUncovered(note.current))),
    [],
  );

  return (
    <div ref={note} className="mb-3 print:hidden">
      <Alert tone="info">
        <span className="wrap-anywhere">{`"${name}" foi salvo, mas não aparece com ${texts[by].by}.`}</span>
        {onClear && (
          <div className="mt-2">
            <Button variant="secondary" size="sm" onClick={onClear}>
              {texts[by].clear}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  );
}
