import type { CSSProperties, PropsWithChildren } from "react";

/** Centres a form by its initial height: a message makes it longer at the end, and nothing above moves. */
export function CentredByHeight({ height, children }: PropsWithChildren<{ height: `${number}rem` }>) {
  return (
    <div
      style={{ "--height": height } as CSSProperties}
      className="mx-auto mt-[max(0px,calc(50dvh-var(--height)/2-2rem))] w-full max-w-md"
    >
      {children}
    </div>
  );
}
