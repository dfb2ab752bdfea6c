// Renders one page after another: in parallel none ends sooner, and every pause of the event loop gets longer.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** After 200 ms the next rendering starts if a started one waits for the provider, after 2 s in any case. */
const PASS_ON_MS = 200;
const MAX_TURN_MS = 2_000;

/** `answers` is the number of provider answers that started renderings wait for. */
type MutexState = { free: number; answers: number; readonly waiting: (() => void)[] };

const getState = () =>
  getProcessSingleton<MutexState>('render-mutex', () => ({ free: 1, answers: 0, waiting: [] }));

function passOn(): void {
  const state = getState();
  const next = state.waiting.shift();
  if (next) next();
  else state.free += 1;
}

function begin(): () => void {
  const beganAtMs = performance.now();
  let isHeld = true;
  const end = () => {
    if (!isHeld) return;
    isHeld = false;
    clearInterval(timer);
    passOn();
  };
  const look = () => {
    if (getState().answers > 0 || performance.now() - beganAtMs >= MAX_TURN_MS) end();
  };
  const timer = setInterval(look, PASS_ON_MS).unref();
  return end;
}

/** Marks that a rendering waits for a provider answer, so that the next one may start meanwhile. @throws as `answer`. */
export async function whileAnswerComes<Value>(answer: Promise<Value>): Promise<Value> {
  const state = getState();
  state.answers += 1;
  try {
    return await answer;
  } finally {
    state.answers -= 1;
  }
}

/** Sets how many renderings run at a time; call it before the first one. */
export function setRenderConcurrency(count: number): void {
  getState().free = count;
}

/** Runs a rendering after those before it, or beside one that waits for the provider for 200 ms, or takes 2 s. The caller bounds the queue. @throws as `render`. */
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
