// The request of a render, as Next hands it to a page; a test mocks next/headers with this module.
import type { AsyncLocalStorage } from 'node:async_hooks';
import { findPageRequest, type PageRequest } from '@/lib/server/http/page-request';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toPageRequest } from '@/lib/server/pages/render/to-page-request';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

let current = new Headers();

/** Sets the headers that the page sees. */
export function setPageRequest(headers: Record<string, string>): void {
  current = new Headers(headers);
}

/** Runs the rest of the test in the context of this request. */
export function enterPageRequest(request: Partial<PageRequest> | undefined): void {
  findPageRequest();
  getProcessSingleton<AsyncLocalStorage<unknown>>('page-requests', () => {
    throw new Error('no page request was asked for');
  }).enterWith(request);
}

/** Runs the rest of the test as the rendering of a page that has passed the pipeline. */
export function enterPage(context: RequestContext): void {
  const { headers, ...decided } = toPageRequest({ context }, new Headers());
  setPageRequest(Object.fromEntries(headers));
  enterPageRequest(decided);
}

export const headers = async (): Promise<Headers> => current;
