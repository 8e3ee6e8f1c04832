import { clsx } from "clsx";
import { StickyNote } from "lucide-react";
import { useState } from "react";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icon = plainIcon(StickyNote);
const SHORT_CHARACTERS = 160;
const SHORT_LINES = 4;

/** Long notes are collapsed until expanded. */
export function ClientNotes({ notes }: { notes: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = notes.length > SHORT_CHARACTERS || notes.split("\n").length > SHORT_LINES;
  return (
    <CardDetail icon={icon} label="Observações">
      <span
        className={clsx("whitespace-pre-line", isLong && !isOpen && "line-clamp-4 print:line-clamp-none")}
      >
        {notes}
      </span>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-mb-3 block h-control print:hidden font-medium text-primary-ink underline-offset-4 hover:underline"
        >
          {isOpen ? "Mostrar menos" : "Mostrar mais"}
        </button>
      )}
    </CardDetail>
  );
}
