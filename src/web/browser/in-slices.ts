/** Short enough to answer a touch in between at once. */
const SLICE_MS = 8;

/** Repeats a step for as long as it answers true, some milliseconds at a time; returns a function that ends it. */
export function inSlices(step: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const goOn = () => {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) if (!step()) return;
    timer = setTimeout(goOn);
  };
  timer = setTimeout(goOn);
  return () => clearTimeout(timer);
}
