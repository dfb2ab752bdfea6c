// Whether a visitor still waits for his answer (FLT-28).
import 'server-only';
import type { ServerResponse } from 'node:http';

/** A signal that ends with an answer's connection, or with the answer itself. */
export function goneOf(response: Pick<ServerResponse, 'once' | 'destroyed'>): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  else response.once('close', () => gone.abort());
  return gone.signal;
}
