import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { controlClass } from "#web/ui/fields/field-frame.tsx";

type BareSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A select in a line that says by itself what it is about; its label is for screen readers. */
export function BareSelect({ label, value, onChange, children }: BareSelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`${controlClass({ trailing: "icon" })} appearance-none truncate`}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
    </span>
  );
}
