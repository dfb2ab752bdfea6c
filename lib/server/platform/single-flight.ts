// Work that several callers share: started once, aborted when the last caller leaves.
import 'server-only';

type Work<Value> = { readonly value: Promise<Value>; readonly abort: AbortController; waiting: number };

export type SingleFlights<Value> = Map<string, Work<Value>>;

/** Without a signal the caller never leaves. */
export type FlightCaller = { readonly key: string; readonly signal?: AbortSignal };

function forget<Value>(works: SingleFlights<Value>, key: string, work: Work<Value>): void {
  if (works.get(key) === work) works.delete(key);
}

function join<Value>(
  works: SingleFlights<Value>,
  { key, signal }: FlightCaller,
  work: Work<Value>,
): Promise<Value> {
  work.waiting += 1;
  const leave = () => {
    work.waiting -= 1;
    if (work.waiting > 0) return;
    forget(works, key, work);
    work.abort.abort(signal?.reason);
  };
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave, { once: true });
  return work.value;
}

/** Joins the work under a key, or starts it; its signal aborts when the last caller has left. @throws what the work throws, to all. */
export function joinFlight<Value>(
  works: SingleFlights<Value>,
  caller: FlightCaller,
  begin: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const running = works.get(caller.key);
  if (running) return join(works, caller, running);
  const abort = new AbortController();
  const work: Work<Value> = { value: begin(abort.signal), abort, waiting: 0 };
  works.set(caller.key, work);
  const end = () => forget(works, caller.key, work);
  work.value.then(end, end);
  return join(works, caller, work);
}

/** Work that all callers of a key share to its end, with its start by the monotonic clock. */
export type TimedFlight<Value> = { readonly result: Promise<Value>; readonly begunAtMs: number };

/** Joins the work of a key or starts it; `isJoined` says which. It runs to its end. */
export function joinTimedFlight<Value>(
  flights: Map<string, TimedFlight<Value>>,
  key: string,
  start: () => Promise<Value>,
): TimedFlight<Value> & { readonly isJoined: boolean } {
  const known = flights.get(key);
  if (known) return { ...known, isJoined: true };
  const result = start().finally(() => flights.delete(key));
  const flight = { result, begunAtMs: performance.now() };
  flights.set(key, flight);
  return { ...flight, isJoined: false };
}
