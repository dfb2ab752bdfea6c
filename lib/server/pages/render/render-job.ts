// One shared rendering, in a form that can be sent to another process.
import 'server-only';
import type { LoadedAnswers } from '@/lib/server/http/loaded-answers';
import type { Decision } from '@/lib/server/http/page-request';
import { createRenderMetadata, type RenderMetadata } from '@/lib/server/http/render-metadata';
import { fetchPage, type Rendered } from '@/lib/server/pages/render/fetch-page';
import { RENDERING, withRendering } from '@/lib/server/pages/render/internal-server';
import type { TimeBudget } from '@/lib/server/platform/time-budget';
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

export type RenderResult = { readonly rendered: Rendered; readonly notes: RenderMetadata };

/** Renders in this process. @throws as fetchPage. */
export async function renderHere(job: RenderJob): Promise<RenderResult> {
  const { target, headers, shown, state, merchant, budget, answers } = job;
  const notes = createRenderMetadata(state, budget);
  const decision = { ...shown, answerHeaders: new Headers() };
  const rendered = await withRendering({ decision, notes, merchant, answers }, (id) =>
    fetchPage(target, { ...headers, [RENDERING]: id }),
  );
  return { rendered, notes };
}
