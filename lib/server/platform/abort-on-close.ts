// Aborts work when the client closes its connection.
import 'server-only';
import type { ServerResponse } from 'node:http';

const known = new WeakMap<object, AbortSignal>();

/** Returns the signal that aborts when a response or its connection closes; one signal per response. */
export function abortSignalOf(response: Pick<ServerResponse, 'once' | 'destroyed'>): AbortSignal {
  const signal = known.get(response);
  if (signal) return signal;
  const abort = new AbortController();
  if (response.destroyed) abort.abort();
  else response.once('close', () => abort.abort());
  known.set(response, abort.signal);
  return abort.signal;
}
