import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode, Ref } from "react";

export type ComboboxOption = { value: string; label: string; detail?: string };

const MOST_SHOWN = 50;

type ComboboxListProps = {
  id: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  active: number;
  chosen: string | undefined;
  noneFound: string;
  onChoose: (value: string) => void;
  ref: Ref<HTMLDivElement>;
};

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, active, chosen, noneFound, onChoose, ref } = props;
  const left = options.length - MOST_SHOWN;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but leave the focus where it is.
    <div
      ref={ref}
      // A pseudo-element extends the scrollable area below the list; a margin would not.
      className="absolute inset-x-0 top-full z-10 mt-1 flex scroll-my-2 flex-col rounded-lg border border-line bg-raised p-1 shadow-float after:absolute after:top-full after:h-2 after:w-px"
      // Keeps the focus in the field, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        aria-label={typeof label === "string" ? label : undefined}
        // Scroll chaining stays on: with very little room it brings up the last options.
        className="max-h-62 min-h-0 overflow-y-auto"
      >
        {options.slice(0, MOST_SHOWN).map(({ value, label: text, detail }, position) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, by aria-activedescendant.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
          <div
            key={value}
            id={`${id}-${position}`}
            data-position={position}
            role="option"
            aria-selected={value === chosen}
            onClick={() => onChoose(value)}
            className={clsx(
              "flex min-h-control cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-sm hover:bg-hover",
              position === active && "bg-hover",
            )}
          >
            {/* The detail moves below the name if there is no room beside it. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
              <span className="min-w-0 flex-1 basis-28 wrap-anywhere">{text}</span>
              {detail && <span className="text-xs text-muted">{detail}</span>}
            </span>
            {value === chosen && <Check className="size-4 shrink-0 text-primary-ink" />}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={clsx("shrink-0 px-3 text-sm text-muted", (options.length === 0 || left > 0) && "py-2")}
      >
        {options.length === 0 && noneFound}
        {left > 0 && `Mais ${left}: digite para encontrar.`}
      </p>
    </div>
  );
}
