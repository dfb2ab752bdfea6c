// Whether a visitor still waits for his answer.
import 'server-only';
import type { ServerResponse } from 'node:http';

const known = new WeakMap<object, AbortSignal>();

/** A signal that ends with an answer's connection, or with the answer itself; one for each answer. */
export function abortSignalOf(response: Pick<ServerResponse, 'once' | 'destroyed'>): AbortSignal {
  const signal = known.get(response);
  if (signal) return signal;
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  else response.once('close', () => gone.abort());
  known.set(response, gone.signal);
  return gone.signal;
}
