import type { CSSProperties, PropsWithChildren } from "react";

/**
 * In the middle of the window by the height that a form has at first: a message makes it longer at its end, and
 * nothing above moves.
 */
export function Anchored({ height, children }: PropsWithChildren<{ height: `${number}rem` }>) {
  return (
    <div
      style={{ "--height": height } as CSSProperties}
      className="mx-auto mt-[max(0px,calc(50dvh-var(--height)/2-2rem))] w-full max-w-md"
    >
      {children}
    </div>
  );
}
