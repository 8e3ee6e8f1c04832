import { useId } from "react";

type CheckboxFieldProps = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function CheckboxField({ label, hint, checked, onChange }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-control cursor-pointer items-center gap-2.5 text-sm font-medium">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint && hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="pl-7.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
