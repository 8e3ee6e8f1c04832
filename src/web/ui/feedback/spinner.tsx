import { clsx } from "clsx";

export function SpinnerRing({ isLarge }: { isLarge?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      className={clsx("shrink-0 animate-spin", isLarge ? "size-8" : "size-4")}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" className="opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}

export function Spinner({ label = "Carregando..." }: { label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 text-sm text-muted">
      <span className="text-primary">
        <SpinnerRing />
      </span>
      {label}
    </div>
  );
}

export function FullPageSpinner({ label = "Carregando..." }: { label?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-dvh flex-col items-center justify-center gap-4 text-sm text-muted"
    >
      <span className="text-primary">
        <SpinnerRing isLarge />
      </span>
      {label}
    </div>
  );
}
