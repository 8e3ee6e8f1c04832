type CheckboxFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export function CheckboxField({ label, checked, onChange }: CheckboxFieldProps) {
  return (
    <label className="flex min-h-control cursor-pointer items-center gap-2.5 text-sm font-medium">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}
