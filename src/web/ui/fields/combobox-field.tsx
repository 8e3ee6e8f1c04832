import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { ComboboxList } from "./combobox-list.tsx";
import { controlClass, controlWiring, FieldFrame, type FieldProps } from "./field-frame.tsx";
import { useListMaxHeight } from "./use-list-max-height.ts";

export type ComboboxOption = { value: string; label: string; detail?: string };

type ComboboxFieldProps = FieldProps & {
  /** The chosen option, if there is one. */
  chosen: ComboboxOption | undefined;
  /** What a text finds, best first; all there is for an empty one. */
  search: (text: string) => readonly ComboboxOption[];
  noneFound: string;
  onChoose: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  /** For several in a row: the list stays after a tap, until something else is tapped. */
  staysOpen?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A native list has no search: among hundreds of options a few typed letters are quicker, above all on a phone. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, isOptional, chosen, search, noneFound, onChoose, onBlur, staysOpen, ...input } =
    props;
  const id = useId();
  const listId = `${id}-list`;
  const [isOpen, setIsOpen] = useState(false);
  /** Undefined until something is typed: then the chosen option's label stands in the field. */
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
      // It chooses; the form is sent by the Enter after that.
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
        // Its label stays in sight with it, and tabs that stay in place do not lie over them.
        className={`${controlClass({ trailing: true })} scroll-mt-8 in-[[role=tabpanel]]:scroll-mt-24 low:scroll-mt-8 truncate`}
      />
      <ChevronDown className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted" />
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

/** Before a dialog around the field hears of it: Escape is for what is on top. */
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
    // Radix listens on the document, in the capturing phase; only the window comes earlier.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isOn]);
}
