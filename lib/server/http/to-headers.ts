// Headers of a Node request: as a reader, and as Web Headers.
import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { HeaderReader } from '@/lib/shared/http/visitor';

type NodeRequest = Pick<IncomingMessage, 'headers'>;

/** Returns a reader without a copy; repeated headers are joined by a comma. */
export function toHeaderReader({ headers }: NodeRequest): HeaderReader {
  const get = (name: string): string | null => {
    const value = headers[name.toLowerCase()];
    return (Array.isArray(value) ? value.join(', ') : value) ?? null;
  };
  return { get, has: (name) => get(name) !== null };
}

/** Returns a copy as Web Headers. */
export function toHeaders(request: NodeRequest): Headers {
  const reader = toHeaderReader(request);
  return new Headers(Object.keys(request.headers).map((name) => [name, reader.get(name) ?? '']));
}
