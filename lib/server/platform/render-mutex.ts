// Renders one page after another: in parallel none ends sooner, and every pause of the event loop gets longer.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** A rendering that takes longer waits for something else than the processor; the next one starts beside it. */
const PASS_ON_MS = 200;

type MutexState = { free: number; readonly waiting: (() => void)[] };

const getState = () => getProcessSingleton<MutexState>('render-turns', () => ({ free: 1, waiting: [] }));

function passOn(): void {
  const state = getState();
  const next = state.waiting.shift();
  if (next) next();
  else state.free += 1;
}

function begin(): () => void {
  let isHeld = true;
  const end = () => {
    if (!isHeld) return;
    isHeld = false;
    clearTimeout(timer);
    passOn();
  };
  const timer = setTimeout(end, PASS_ON_MS).unref();
  return end;
}

/** Sets how many renderings run at a time; call it before the first one. */
export function setRenderConcurrency(count: number): void {
  getState().free = count;
}

/** Runs a rendering after those before it, or after they took 200 ms. The caller bounds the queue. @throws as `render`. */
export async function withRenderMutex<Value>(render: () => Promise<Value>): Promise<Value> {
  const state = getState();
  if (state.free > 0) state.free -= 1;
  else await new Promise<void>((resolve) => state.waiting.push(resolve));
  const end = begin();
  try {
    return await render();
  } finally {
    end();
  }
}
