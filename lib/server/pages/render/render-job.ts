// One shared rendering, and the messages by which the site and its render processes exchange it over Node's IPC channel.
import 'server-only';
import type { Decision } from '@/lib/server/http/page-request';
import {
  createRenderMetadata,
  type LoadedAnswers,
  type RenderMetadata,
} from '@/lib/server/http/render-metadata';
import { fetchPage, type Rendered } from '@/lib/server/pages/render/fetch-page';
import { RENDERING, withRendering } from '@/lib/server/pages/render/internal-server';
import type { TimeBudget } from '@/lib/server/platform/time-budget';
import type { KnownAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import type { StatusState } from '@/lib/server/provider/status/status-state';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

/** Of the visitor only what is in the page key. */
export type RenderJob = {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly shown: Pick<Decision, 'page' | 'status'>;
  readonly state: StatusState;
  readonly merchant: Merchant;
  readonly budget: TimeBudget;
  readonly answers: LoadedAnswers;
};

export type RenderResult = { readonly rendered: Rendered; readonly metadata: RenderMetadata };

/** Renders in this process. @throws as fetchPage. */
export async function renderHere(job: RenderJob): Promise<RenderResult> {
  const { target, headers, shown, state, merchant, budget, answers } = job;
  const metadata = createRenderMetadata(state, budget);
  const decision = { ...shown, answerHeaders: new Headers() };
  const rendered = await withRendering({ decision, metadata, merchant, answers }, (id) =>
    fetchPage(target, { ...headers, [RENDERING]: id }),
  );
  return { rendered, metadata };
}

export type ProviderQuestion = Pick<ProviderCall, 'merchant' | 'row' | 'visitor' | 'timeoutMs'> & {
  readonly query: string;
  readonly budget?: TimeBudget;
};

/** Budget times are relative to now. */
export type ToRenderer =
  | { readonly kind: 'render'; readonly id: number; readonly job: RenderJob }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: KnownAnswer };

export type FromRenderer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'ask'; readonly id: number; readonly question: ProviderQuestion }
  | {
      readonly kind: 'rendered';
      readonly id: number;
      readonly result: RenderResult;
      readonly memoryBytes: number;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string };
