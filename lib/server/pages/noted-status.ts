// The status that a page noted while it rendered, on its answer.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderMetadata } from '@/lib/server/http/render-metadata';

const RETRY_SECONDS = '30';

/** Sets what an answer says of a page that is not there, or that the provider's fault left empty. */
export function setStatusHeaders(headers: { set(name: string, value: string): void }, status: number): void {
  // The gate took the address for a page that may be indexed.
  if (status === 404 || status === 503) headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (status === 503) headers.set('Retry-After', RETRY_SECONDS);
}

/** Lets a page that is rendered for one visitor have the status of its notes; a part that a soft navigation fetches keeps 200, or the browser would load the page anew. */
export function followNotes(request: IncomingMessage, response: ServerResponse, notes: RenderMetadata): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 200 || request.headers.rsc !== undefined || !notes.status)
      return writeHead(status, ...rest);
    setStatusHeaders({ set: (name, value) => response.setHeader(name, value) }, notes.status);
    return writeHead(notes.status, ...rest);
  };
}
