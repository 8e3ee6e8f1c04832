import { Search, X } from "lucide-react";
import { useRef } from "react";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { FieldAction } from "./field-action.tsx";
import { controlClass } from "./field-frame.tsx";

// Shared elements, which React skips on every keystroke.
const searchIcon = plainIcon(
  Search,
  "pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted",
);
const clearIcon = plainIcon(X);

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
};

export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };

  return (
    <div className="relative">
      {searchIcon}
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass({ leading: true, trailing: true })} placeholder-shown:pr-3 [&::-webkit-search-cancel-button]:hidden`}
      />
      {/* Hidden, not removed: creating it would delay the first keystroke. */}
      <FieldAction label="Limpar busca" onClick={clear} hidden={!value}>
        {clearIcon}
      </FieldAction>
    </div>
  );
}
