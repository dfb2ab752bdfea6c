// Aborts work when the client closes its connection.
import 'server-only';
import type { ServerResponse } from 'node:http';

const known = new WeakMap<object, AbortSignal>();

/** Returns the signal that aborts when a response or its connection closes; one signal per response. */
export function abortSignalOf(response: Pick<ServerResponse, 'once' | 'destroyed'>): AbortSignal {
  const signal = known.get(response);
  if (signal) return signal;
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  else response.once('close', () => gone.abort());
  known.set(response, gone.signal);
  return gone.signal;
}
