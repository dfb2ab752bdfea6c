// Renderings of a process compute one after another: side by side they end no sooner, and each turn of the event loop is as long as the pieces of all of them.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Work that takes longer waits for something else than the processor: the next one begins beside it. */
const PASS_ON_MS = 200;

type Turns = { free: number; readonly waiting: (() => void)[] };

const getTurns = () => getProcessSingleton<Turns>('render-turns', () => ({ free: 1, waiting: [] }));

function passOn(): void {
  const turns = getTurns();
  const next = turns.waiting.shift();
  if (next) next();
  else turns.free += 1;
}

function begin(): () => void {
  let isHeld = true;
  const end = () => {
    if (!isHeld) return;
    isHeld = false;
    clearTimeout(late);
    passOn();
  };
  const late = setTimeout(end, PASS_ON_MS).unref();
  return end;
}

/** Sets how many renderings compute at a time; call it before the first rendering. */
export function setTurns(count: number): void {
  getTurns().free = count;
}

/** Renders when those before are done, or have taken 200 ms. The caller bounds how many wait. @throws whatever the rendering throws. */
export async function withTabLock<Value>(render: () => Promise<Value>): Promise<Value> {
  const turns = getTurns();
  if (turns.free > 0) turns.free -= 1;
  else await new Promise<void>((resolve) => turns.waiting.push(resolve));
  const end = begin();
  try {
    return await render();
  } finally {
    end();
  }
}
