// Headers of a Node request: for reading, and as the web's own type.
import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

type Told = Pick<IncomingMessage, 'headers'>;

/** The headers to be read where they are; a name that came several times holds its values joined by a comma. */
export function toHeaderReader({ headers }: Told): HeaderReader {
  const get = (name: string): string | null => {
    const value = headers[name.toLowerCase()];
    return (Array.isArray(value) ? value.join(', ') : value) ?? null;
  };
  return { get, has: (name) => get(name) !== null };
}

/** A copy of the headers. */
export function toHeaders(request: Told): Headers {
  const reader = toHeaderReader(request);
  return new Headers(Object.keys(request.headers).map((name) => [name, reader.get(name) ?? '']));
}
