import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { type IconShapes, iconLines } from "./icon-lines.ts";

/**
 * An icon to be made once, for what a screen shows by the dozen: the same lines in one path, and how they are drawn in
 * the style sheet. As it comes, it is up to twelve elements with ten attributes on the first, and all icons together
 * are half of what a list has.
 */
export function plainIcon(Icon: LucideIcon, className?: string): ReactElement {
  const shapes = shapesOf(Icon);
  const lines = shapes && iconLines(shapes);
  if (!lines) return <Icon className={className} />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("icon", className)}>
      <path d={lines} />
    </svg>
  );
}

/** The package tells them to its own component only; should it no longer, the icon is drawn as it comes. */
function shapesOf(Icon: LucideIcon): IconShapes | undefined {
  type Drawn = ReactElement<{ icon?: { node?: IconShapes } }>;
  const { render } = Icon as unknown as { render?: (props: object, ref: null) => Drawn };
  return render?.({}, null).props.icon?.node;
}
