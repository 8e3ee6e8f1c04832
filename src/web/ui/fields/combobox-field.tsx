import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { ComboboxList, type ComboboxOption } from "./combobox-list.tsx";
import { controlClass, controlWiring, FieldFrame, type FieldProps } from "./field-frame.tsx";
import { useListMaxHeight } from "./use-list-max-height.ts";

type ComboboxFieldProps = FieldProps & {
  chosen: ComboboxOption | undefined;
  /** The options that match a text, best first; all of them for an empty text. */
  search: (text: string) => readonly ComboboxOption[];
  noneFound: string;
  onChoose: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  /** Keeps the list open after a choice, for choosing several. */
  staysOpen?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A select with search: with hundreds of options typing is quicker, above all on a phone. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, isOptional, chosen, search, noneFound, onChoose, onBlur, staysOpen, ...input } =
    props;
  const id = useId();
  const listId = `${id}-list`;
  const [isOpen, setIsOpen] = useState(false);
  /** Undefined until the user types: the field then shows the chosen label. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const options = isOpen ? search(typed ?? "") : [];

  const show = (text: string | undefined) => {
    setTyped(text);
    setIsOpen(true);
    setActive(text ? 0 : -1);
  };
  const hide = () => {
    setTyped(undefined);
    setIsOpen(false);
  };
  const choose = (value: string) => {
    onChoose(value);
    hide();
  };

  useEscape(isOpen, hide);
  useListMaxHeight(list, id, options.length, isOpen);
  useEffect(() => {
    list.current?.querySelector(`[data-position="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) show(undefined);
      else setActive(Math.min(Math.max(active + step, 0), options.length - 1));
    }
    if (event.key === "Enter" && isOpen) {
      // Enter chooses; the next one submits the form.
      event.preventDefault();
      const option = options[active];
      if (option) choose(option.value);
    }
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        {...controlWiring(id, { hint, error })}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
        value={typed ?? chosen?.label ?? ""}
        onChange={(event) => show(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => isOpen || show(undefined)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          hide();
          onBlur?.();
        }}
        // Keeps the label visible with the field, clear of sticky tabs.
        className={`${controlClass({ trailing: true })} scroll-mt-8 in-[[role=tabpanel]]:scroll-mt-24 low:scroll-mt-8 truncate`}
      />
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
      {isOpen && (
        <ComboboxList
          ref={list}
          id={listId}
          label={label}
          options={options}
          active={active}
          chosen={chosen?.value}
          noneFound={noneFound}
          onChoose={(value) => {
            choose(value);
            if (staysOpen) show(undefined);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Handles Escape before a surrounding dialog does. */
function useEscape(isOn: boolean, act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      latest.current();
    };
    // Radix listens on the document in the capture phase; only the window comes earlier.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isOn]);
}
