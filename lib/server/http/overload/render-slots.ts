// Limits concurrent renderings with a fair queue: a merchant gets at most half. One rendering costs as much as a hundred cached pages.
import 'server-only';
import { isAdmitted } from '@/lib/server/http/overload/admission';
import { Overloaded, type UndoneReason } from '@/lib/server/platform/overloaded';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { withRenderMutex } from '@/lib/server/platform/render-mutex';

export const SLOTS = { inAll: 16, ofOne: 8, waitingInAll: 400, waitingOfOne: 120 };
export const WAIT_MS = 8_000;
/** A slot is lent after this time, counted from the start of its rendering. */
const LEND_MS = 2_000;

/** `begin` is called when the rendering starts: until then its time does not count. */
type Slot = { readonly begin: () => void; readonly leave: () => void };
type Lane = { running: number; readonly waiting: Set<() => void> };
type State = { running: number; waiting: number; readonly lanes: Map<string, Lane> };

const getState = () =>
  getProcessSingleton<State>('render-slots', () => ({ running: 0, waiting: 0, lanes: new Map() }));

function laneOf(name: string): Lane {
  const { lanes } = getState();
  const lane = lanes.get(name) ?? { running: 0, waiting: new Set() };
  lanes.set(name, lane);
  return lane;
}

function forgetIfEmpty(name: string, lane: Lane): void {
  if (lane.running === 0 && lane.waiting.size === 0) getState().lanes.delete(name);
}

const hasFreeSlot = (lane: Lane): boolean => getState().running < SLOTS.inAll && lane.running < SLOTS.ofOne;

function startNext(): void {
  const state = getState();
  for (const [name, lane] of state.lanes) {
    const [next] = lane.waiting;
    if (!next || !hasFreeSlot(lane)) continue;
    state.lanes.delete(name);
    state.lanes.set(name, lane);
    next();
    return;
  }
}

function take(name: string): Slot {
  const [state, lane] = [getState(), laneOf(name)];
  state.running += 1;
  lane.running += 1;
  let isHeld = true;
  let lent: NodeJS.Timeout | undefined;
  const leave = () => {
    if (!isHeld) return;
    isHeld = false;
    clearTimeout(lent);
    state.running -= 1;
    lane.running -= 1;
    forgetIfEmpty(name, lane);
    startNext();
  };
  const begin = () => {
    lent = setTimeout(leave, LEND_MS).unref();
  };
  return { begin, leave };
}

function waitFor(name: string, signal: AbortSignal | undefined): Promise<Slot> {
  const [state, lane] = [getState(), laneOf(name)];
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      state.waiting -= 1;
      lane.waiting.delete(start);
      forgetIfEmpty(name, lane);
    };
    const giveUp = (reason: UndoneReason) => {
      stop();
      reject(new Overloaded(reason));
    };
    const leave = () => giveUp('left');
    const start = () => {
      stop();
      resolve(take(name));
    };
    const timer = setTimeout(() => giveUp('wait'), WAIT_MS).unref();
    state.waiting += 1;
    lane.waiting.add(start);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

const findLane = (name: string): Lane => getState().lanes.get(name) ?? { running: 0, waiting: new Set() };

/** Returns whether a rendering for this merchant would have to wait. */
export function wouldWait(merchantCode: string): boolean {
  return !hasFreeSlot(findLane(merchantCode));
}

async function enter(merchantCode: string, signal: AbortSignal | undefined): Promise<Slot> {
  if (signal?.aborted) throw new Overloaded('left');
  if (!isAdmitted()) throw new Overloaded('late');
  const lane = findLane(merchantCode);
  if (hasFreeSlot(lane)) return take(merchantCode);
  if (getState().waiting >= SLOTS.waitingInAll || lane.waiting.size >= SLOTS.waitingOfOne)
    throw new Overloaded('full');
  return waitFor(merchantCode, signal);
}

/** Waits for a slot and returns its release. @throws Overloaded while the loop lags, when the queue is full, after 8 s, or when `signal` aborts. */
export async function takeSlot(merchantCode: string, signal?: AbortSignal): Promise<() => void> {
  const { begin, leave } = await enter(merchantCode, signal);
  begin();
  return leave;
}

/** Renders within a slot; a started rendering is completed. @throws Overloaded as takeSlot; otherwise what `render` throws. */
export async function withSlot<Value>(
  merchantCode: string,
  render: () => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const { begin, leave } = await enter(merchantCode, signal);
  try {
    return await withRenderMutex(async () => {
      if (signal?.aborted) throw new Overloaded('left');
      begin();
      return render();
    });
  } finally {
    leave();
  }
}
