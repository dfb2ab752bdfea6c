// Work that many may wait for: it is begun once, and told when the last of them has gone away.
import 'server-only';

type Work<Value> = { readonly value: Promise<Value>; readonly gone: AbortController; waiting: number };

/** What is under way, by what makes two askers ask for the same. */
export type SingleFlights<Value> = Map<string, Work<Value>>;

/** Who asks, and for what; one without a signal never goes away. */
export type WorkAsker = { readonly key: string; readonly signal?: AbortSignal };

function forget<Value>(works: SingleFlights<Value>, key: string, work: Work<Value>): void {
  if (works.get(key) === work) works.delete(key);
}

function join<Value>(
  works: SingleFlights<Value>,
  { key, signal }: WorkAsker,
  work: Work<Value>,
): Promise<Value> {
  work.waiting += 1;
  const leave = () => {
    work.waiting -= 1;
    if (work.waiting > 0) return;
    forget(works, key, work);
    work.gone.abort(signal?.reason);
  };
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave, { once: true });
  return work.value;
}

/**
 * Begins work that has not begun yet, or waits with those who wait for it. `gone` ends when the last of them has left; who asks after that begins it
 * anew, as does who asks when it has ended. @throws whatever it throws, to all who wait.
 */
export function joinFlight<Value>(
  works: SingleFlights<Value>,
  asker: WorkAsker,
  begin: (gone: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const running = works.get(asker.key);
  if (running) return join(works, asker, running);
  const gone = new AbortController();
  const work: Work<Value> = { value: begin(gone.signal), gone, waiting: 0 };
  works.set(asker.key, work);
  const end = () => forget(works, asker.key, work);
  work.value.then(end, end);
  return join(works, asker, work);
}
