// The request that Next works on, carried by asynchronous context: no request header can forge the gate's decision (SEC-81).
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadedAnswers } from '@/lib/server/http/loaded-answers';
import type { RenderMetadata } from '@/lib/server/http/render-metadata';
import type { PipelinePage } from '@/lib/server/http/request-context';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

/** What the gate decided for a request that goes on to Next. */
export type Decision = {
  /** The page to show in place of the one that was asked for, and its status. */
  readonly page?: PipelinePage;
  readonly status?: number;
  /** Headers that the answer gets. */
  readonly answerHeaders: Headers;
};

/** A request as Node received it, with its answer. */
export type RawRequest = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** A request that Next works on. */
export type PageRequest = RawRequest & {
  /** Absent until the request has passed the gate: under plain `next start` middleware.ts takes it there. */
  readonly decision?: Decision;
  /** Notes of its page; absent until then too. */
  notes?: RenderMetadata;
  /** The merchant of a shared rendering; absent for a page of one visitor. */
  readonly merchant?: Merchant;
  /** What a shared rendering need not ask for. */
  readonly answers?: LoadedAnswers;
};

const getRequests = () =>
  getProcessSingleton('page-requests', () => new AsyncLocalStorage<PageRequest | undefined>());

/** Runs work that belongs to a request, or to none. */
export function runPageRequest<Value>(request: PageRequest | undefined, run: () => Value): Value {
  return getRequests().run(request, run);
}

/** The request whose work is running; undefined outside of all. */
export function findPageRequest(): PageRequest | undefined {
  return getRequests().getStore();
}
