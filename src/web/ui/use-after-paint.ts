import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * A value as it was when the page was last painted. What is typed into a field shows at once; what thousands of rows
 * make of it comes after that frame. `useDeferredValue` would often put both into one frame, and draw the rows in
 * slices with frames of the old ones between them: with so few rows that takes longer than it spares a next key.
 */
export function useAfterPaint<T>(value: T, atFirst = value): T {
  const [painted, setPainted] = useState(atFirst);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
