import { useEffect, useState } from "react";

/**
 * A value as it was when the page was last painted. What is typed into a field shows at once; what thousands of rows
 * make of it comes after that frame. `useDeferredValue` would often put both into one frame, and draw the rows in
 * slices with frames of the old ones between them: with so few rows that takes longer than it spares a next key.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The frame is drawn when its callbacks are done: a task of its own comes after that.
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);

  return painted;
}
