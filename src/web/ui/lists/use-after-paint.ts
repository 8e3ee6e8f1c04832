import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * A value as it was when the page was last painted. What is typed into a field shows at once; what thousands of rows
 * make of it comes after that frame. `useDeferredValue` would often put both into one frame, and draw the rows in
 * slices with frames of the old ones between them: with so few rows that takes longer than it spares a next key.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}

/** The same for what nobody sees yet, where slices do no harm; there is none of it in the first frame. */
export function useInSlicesAfterPaint<T>(value: T, atFirst: T): T {
  const [painted, setPainted] = useState(atFirst);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
