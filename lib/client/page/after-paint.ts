// Starts work after the frame that answers an input, so that a tap shows at once.
import 'client-only';

/** Latest start in ms: a hidden page draws no frame. */
const LATEST_MS = 200;

/** Runs the task once, after the next frame is painted. */
export function afterPaint(task: () => void): void {
  const run = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    task();
  };
  let timer = setTimeout(run, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
}
