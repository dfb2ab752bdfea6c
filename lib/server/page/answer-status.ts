// The status of a page that found nothing to show, or could not be filled. Next takes a 404 from a page only as a throw, and then sends it empty to who has no script (B32, B33).
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getSingle } from '@/lib/server/single';

type Wish = { status?: 404 | 503 };

const RETRY_SECONDS = '30';

const getWishes = () => getSingle('answerStatus', () => new AsyncLocalStorage<Wish>());

/** Makes the answer of the page that is being rendered a 404 (B32). To be called before its first byte is sent. */
export function answerMissing(): void {
  const wish = getWishes().getStore();
  if (wish) wish.status = 404;
}

/** Makes it a 503 where the provider's answer that is the page itself cannot be had: a crawler comes again, and the worker keeps none of it (B32, B8). */
export function answerFailed(): void {
  const wish = getWishes().getStore();
  if (wish) wish.status = 503;
}

/** Lets a page have another status than 200; a part that a soft navigation fetches keeps 200, or the browser would load the page anew. */
export function handleWithStatus(
  request: IncomingMessage,
  response: ServerResponse,
  handle: () => Promise<void> | void,
): Promise<void> | void {
  const wish: Wish = {};
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  const isSoft = request.headers.rsc !== undefined;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 200 || isSoft || !wish.status) return writeHead(status, ...rest);
    // The gate took the address for a page that may be indexed (RR3, B32).
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (wish.status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
    return writeHead(wish.status, ...rest);
  };
  return getWishes().run(wish, handle);
}
