import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { SpinnerRing } from "#web/ui/feedback/spinner.tsx";

/** For links that look like buttons: `<Link className={buttonClass({ variant: "secondary" })}>`. */
export const buttonClass = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default",
  {
    variants: {
      variant: {
        primary: "bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover",
        secondary: "border border-line bg-raised text-ink not-aria-disabled:hover:bg-hover",
        ghost: "text-ink not-aria-disabled:hover:bg-hover",
        quiet: "text-muted not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink",
        danger: "bg-danger text-on-danger not-aria-disabled:hover:bg-danger-hover",
        link: "text-primary-ink underline-offset-4 hover:underline",
      },
      size: {
        sm: "h-control px-3 text-sm",
        md: "h-control px-4 text-sm",
        lg: "h-12 px-5 text-base",
        icon: "size-control",
      },
      block: { true: "w-full" },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  VariantProps<typeof buttonClass> & { isBusy?: boolean; busyLabel?: string };

export function Button({ variant, size, block, isBusy, busyLabel, children, ...props }: ButtonProps) {
  // Not `disabled`, which would drop the focus.
  const ignoreClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <button
      type="button"
      {...props}
      {...(isBusy && { "aria-disabled": true, "aria-busy": true, onClick: ignoreClick })}
      className={buttonClass({ variant, size, block })}
    >
      {isBusy ? (
        <>
          <SpinnerRing />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}
