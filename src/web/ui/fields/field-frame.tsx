import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
  isOptional?: boolean;
};

/** The style of every control. At least 16 px on touch screens, where iOS zooms in otherwise. */
export const controlClass = cva(
  "block w-full rounded-lg border border-field-line bg-field text-ink transition-colors pointer-coarse:text-lg hover:border-muted focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken aria-invalid:border-danger aria-invalid:focus-visible:outline-danger",
  {
    variants: {
      height: { line: "h-control", block: "min-h-24 py-2.5" },
      leading: { true: "pl-10", false: "pl-3" },
      trailing: { true: "pr-12", icon: "pr-9", false: "pr-3" },
    },
    defaultVariants: { height: "line", leading: false, trailing: false },
  },
);

const messageId = (id: string) => `${id}-message`;

/** The attributes that connect a control with its label and message. */
export function controlWiring(id: string, { hint, error }: Pick<FieldProps, "hint" | "error">) {
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error || hint ? messageId(id) : undefined,
  };
}

/**
 * In a grid with `data-field-row` labels and controls form two rows, with messages below in full width (not for
 * fields with hints, which would be ambiguous there). Inside `data-message-room` required fields reserve a line for
 * their message. Inside `data-bare-fields`, where the row says what a field is, labels are only for screen readers.
 */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "flex min-w-0 flex-col gap-1.5 in-data-[field-row]:contents",
        isOptional ? "in-data-[message-room]:mb-1" : "in-data-[message-room]:min-h-24",
      )}
    >
      <label
        htmlFor={id}
        className="flex items-baseline justify-between gap-2 text-sm font-medium text-ink in-data-[bare-fields]:sr-only in-data-[field-row]:row-start-1"
      >
        {label}
        {isOptional && <span className="text-xs font-normal text-muted">opcional</span>}
      </label>
      <div className="relative min-w-0 in-data-[field-row]:row-start-2">{children}</div>
      {error ? (
        <p
          id={messageId(id)}
          className="flex items-start gap-1.5 text-sm text-danger-ink in-data-[field-row]:col-span-full"
        >
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={messageId(id)} className="text-sm text-muted in-data-[field-row]:col-span-full">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
