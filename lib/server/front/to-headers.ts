// Headers of a Node request as the web's own type.
import 'server-only';
import type { IncomingMessage } from 'node:http';

/** The headers; a name that came several times holds its values joined by a comma. */
export function toHeaders(request: Pick<IncomingMessage, 'headers'>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
