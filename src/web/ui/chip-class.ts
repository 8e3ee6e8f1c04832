/** The style of small toggle buttons in a row, pressed or not. */
export const chipClass =
  "flex h-control shrink-0 items-center justify-center rounded-full border border-line bg-surface px-3.5 text-sm font-medium whitespace-nowrap text-muted transition-colors select-none hover:bg-hover hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-ink";
