import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const chevron = plainIcon(ChevronDown, "size-4 transition-transform in-aria-expanded:rotate-180");

type MoreFieldsProps = {
  label: string;
  /** Open from the beginning: something is filled in. */
  isFilled: boolean;
  /** A field has an error and has to be seen. */
  hasProblem?: boolean;
  children: ReactNode;
};

/** Fields that few need, folded behind one line until one of them is used. */
export function MoreFields({ label, isFilled, hasProblem = false, children }: MoreFieldsProps) {
  const [isChosen, setIsChosen] = useState(isFilled);
  const isOpen = isChosen || hasProblem;
  const id = useId();
  return (
    <div className="sm:col-span-6">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsChosen(!isOpen)}
        className="flex min-h-control items-center gap-2 text-sm font-medium text-muted hover:text-ink"
      >
        {label}
        {chevron}
      </button>
      <div id={id} className="grid grid-cols-1 gap-4 pt-2 empty:hidden sm:grid-cols-6">
        {isOpen && children}
      </div>
    </div>
  );
}
