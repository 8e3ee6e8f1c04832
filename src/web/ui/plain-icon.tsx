import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { type IconShapes, iconLines } from "./icon-lines.ts";

/**
 * A static icon element for long lists: all shapes in one path, styled in CSS. A regular lucide icon has up to twelve
 * elements with ten attributes on the first; icons would be half of a list's DOM.
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

/** The package only passes the shapes to its own component; if that changes, the regular icon is rendered. */
function shapesOf(Icon: LucideIcon): IconShapes | undefined {
  type Drawn = ReactElement<{ icon?: { node?: IconShapes } }>;
  const { render } = Icon as unknown as { render?: (props: object, ref: null) => Drawn };
  return render?.({}, null).props.icon?.node;
}
