// The request that Next works on, in AsyncLocalStorage: no header can forge the pipeline's decision (SEC-81).
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PipelinePage } from '@/lib/server/http/request-context';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { setMerchantSource } from '@/lib/server/tenants/merchant/merchant-source';
import type { LoadedAnswers, RenderMetadata } from './render-metadata';

export type Decision = {
  readonly page?: PipelinePage;
  readonly status?: number;
  readonly answerHeaders: Headers;
};

export type RawRequest = { readonly request: IncomingMessage; readonly response: ServerResponse };

export type PageRequest = RawRequest & {
  /** Absent until the request has passed the pipeline; under `next start` that happens in middleware.ts. */
  readonly decision?: Decision;
  metadata?: RenderMetadata;
  /** The merchant of a shared rendering; absent for a page of one visitor. */
  readonly merchant?: Merchant;
  readonly answers?: Pick<LoadedAnswers, 'get'>;
};

const getRequests = () =>
  getProcessSingleton('page-requests', () => {
    const requests = new AsyncLocalStorage<PageRequest | undefined>();
    setMerchantSource((code) => {
      const merchant = requests.getStore()?.merchant;
      return merchant?.code === code ? merchant : undefined;
    });
    return requests;
  });

/** Runs work in the context of a request, or of none. */
export function runPageRequest<Value>(request: PageRequest | undefined, run: () => Value): Value {
  return getRequests().run(request, run);
}

/** Returns the request of the current context, if any. */
export function findPageRequest(): PageRequest | undefined {
  return getRequests().getStore();
}
