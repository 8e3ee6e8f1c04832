/** The frame, by its time, after which somebody acts already. */
let takenFrame = Number.NaN;

/**
 * Acts when what is on screen by now has been painted; several of them one frame after the other, so that a hand never
 * has to wait for all of them. What it returns takes it back.
 */
export function afterPaint(act: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askForFrame = () => {
    frame = requestAnimationFrame((time) => {
      if (time === takenFrame) return askForFrame();
      takenFrame = time;
      // The frame is drawn when its callbacks are done: a task of its own comes after that.
      timer = setTimeout(act);
    });
  };
  askForFrame();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
