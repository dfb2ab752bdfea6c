// So many renderings at a time, and a short queue before them: each costs as much as a hundred kept pages. One merchant has half of both at most,
// and turns go round the merchants, so that cold pages of one hold up no other.
import 'server-only';
import { isAdmitted } from '@/lib/server/http/overload/admission';
import { Overloaded, type UndoneReason } from '@/lib/server/platform/overloaded';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { withTabLock } from '@/lib/server/platform/processor-turn';

/** How many may run and wait, of all merchants and of one. */
export const SLOTS = { inAll: 16, ofOne: 8, waitingInAll: 400, waitingOfOne: 120 };
/** Longest that anybody waits for a turn. */
export const WAIT_MS = 8_000;
/** A rendering that takes longer waits for the provider and not for the processor: its slot goes to the next. */
const LEND_MS = 2_000;

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

const hasRoom = (lane: Lane): boolean => getState().running < SLOTS.inAll && lane.running < SLOTS.ofOne;

// The lane whose turn it was goes to the end of the round.
function startNext(): void {
  const state = getState();
  for (const [name, lane] of state.lanes) {
    const [next] = lane.waiting;
    if (!next || !hasRoom(lane)) continue;
    state.lanes.delete(name);
    state.lanes.set(name, lane);
    next();
    return;
  }
}

/** Takes a slot; what it returns gives it back, and may be called again. */
function take(name: string): () => void {
  const [state, lane] = [getState(), laneOf(name)];
  state.running += 1;
  lane.running += 1;
  let isHeld = true;
  const leave = () => {
    if (!isHeld) return;
    isHeld = false;
    clearTimeout(lent);
    state.running -= 1;
    lane.running -= 1;
    forgetIfEmpty(name, lane);
    startNext();
  };
  const lent = setTimeout(leave, LEND_MS).unref();
  return leave;
}

function waitFor(name: string, gone: AbortSignal | undefined): Promise<() => void> {
  const [state, lane] = [getState(), laneOf(name)];
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      gone?.removeEventListener('abort', leave);
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
    gone?.addEventListener('abort', leave, { once: true });
  });
}

const findLane = (name: string): Lane => getState().lanes.get(name) ?? { running: 0, waiting: new Set() };

/** Whether a rendering of a merchant's would have to wait for its turn. */
export function wouldWait(merchantCode: string): boolean {
  return !hasRoom(findLane(merchantCode));
}

/**
 * Takes a slot for a rendering of a merchant's (its code; empty for an unknown host), after a wait of 8 s at most. What it returns gives the slot back.
 * Who is `gone` before his turn waits no longer. @throws Overloaded while the event loop is late, when too many wait, when the turn does not come in
 * time, or when all who waited have left.
 */
export async function takeSlot(merchantCode: string, gone?: AbortSignal): Promise<() => void> {
  if (gone?.aborted) throw new Overloaded('left');
  if (!isAdmitted()) throw new Overloaded('late');
  const lane = findLane(merchantCode);
  if (hasRoom(lane)) return take(merchantCode);
  if (getState().waiting >= SLOTS.waitingInAll || lane.waiting.size >= SLOTS.waitingOfOne)
    throw new Overloaded('full');
  return waitFor(merchantCode, gone);
}

/**
 * Renders within a slot, and in turn with those that have one; what has begun is finished, even if its visitors have left. @throws Overloaded as takeSlot; otherwise
 * whatever the rendering throws.
 */
export async function withSlot<Value>(
  merchantCode: string,
  render: () => Promise<Value>,
  gone?: AbortSignal,
): Promise<Value> {
  const leave = await takeSlot(merchantCode, gone);
  try {
    return await withTabLock(render);
  } finally {
    leave();
  }
}
