// The status of a page that found nothing to show. Next takes a 404 from a page only as a throw, and then sends it empty to who has no script (B32, B33).
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getSingle } from '@/lib/server/single';

type Wish = { status?: number };

const getWishes = () => getSingle('answerStatus', () => new AsyncLocalStorage<Wish>());

/** Makes the answer of the page that is being rendered a 404 (B32). To be called before its first byte is sent. */
export function answerMissing(): void {
  const wish = getWishes().getStore();
  if (wish) wish.status = 404;
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
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 && !isSoft ? (wish.status ?? 200) : status, ...rest);
  return getWishes().run(wish, handle);
}
