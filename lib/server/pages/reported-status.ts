// Applies the status that a page reported while rendering.
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderMetadata } from '@/lib/server/http/render-metadata';

const RETRY_SECONDS = '30';

/** Sets the response headers of a missing or failed page. */
export function setStatusHeaders(headers: { set(name: string, value: string): void }, status: number): void {
  // The pipeline took the address for an indexable page.
  if (status === 404 || status === 503) headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (status === 503) headers.set('Retry-After', RETRY_SECONDS);
}

/** Applies the status of a page for one visitor; navigation data keep 200, or the browser would reload the page. */
export function applyReportedStatus(
  request: IncomingMessage,
  response: ServerResponse,
  metadata: RenderMetadata,
): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 200 || request.headers.rsc !== undefined || !metadata.status)
      return writeHead(status, ...rest);
    setStatusHeaders({ set: (name, value) => response.setHeader(name, value) }, metadata.status);
    return writeHead(metadata.status, ...rest);
  };
}
