// Messages between the site and its render processes, over Node's IPC channel.
import 'server-only';
import type { RenderJob, RenderResult } from '@/lib/server/pages/render/render-job';
import type { TimeBudget } from '@/lib/server/platform/time-budget';
import type { KnownAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { ProviderCall } from '@/lib/server/provider/provider-call';

export type ProviderQuestion = Pick<ProviderCall, 'row' | 'visitor' | 'timeoutMs'> & {
  readonly merchantCode: string;
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
