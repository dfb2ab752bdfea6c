// A request that has passed the gate, as it goes on to Next for its visitor alone.
import 'server-only';
import { isPagePath } from '@/lib/server/http/page-paths';
import type { Decision } from '@/lib/server/http/page-request';
import { createRenderMetadata, type RenderMetadata } from '@/lib/server/http/render-metadata';
import type { PipelineOutcome, PipelineResult } from '@/lib/server/http/request-context';
import { deleteUntrusted } from '@/lib/server/http/trusted-headers';
import { setPageHeaders, toPageFacts } from '@/lib/server/pages/policy/document-headers';
import { userAgentOf } from '@/lib/shared/site/device-kind';

/** Headers, out of those that came (`given`), for a page or handler; what was forged is gone. */
function toPageHeaders(passed: PipelineResult, given: Headers): Headers {
  const { context, outcome } = passed;
  const headers = new Headers(given);
  deleteUntrusted(headers);
  // Next streams the title into the body of a page for a browser without a name, whatever htmlLimitedBots says.
  const isPage = outcome !== undefined || isPagePath(context.path);
  if (isPage && !headers.get('user-agent')) headers.set('user-agent', userAgentOf(context.device));
  setPageHeaders(headers, passed, toPageFacts(context));
  return headers;
}

/** The page that the gate shows in place of the one that was asked for; empty where it shows that one. */
export function toShown(outcome: PipelineOutcome | undefined): Pick<Decision, 'page' | 'status'> {
  return outcome?.kind === 'show' ? { page: outcome.page, status: outcome.status } : {};
}

/** What is passed on to Next: the request's headers, the gate's decision, and the notes that its page may write. */
export function toPageRequest(
  passed: PipelineResult,
  given: Headers,
): { readonly headers: Headers; readonly decision: Decision; readonly notes: RenderMetadata } {
  const { state, budget, answerHeaders } = passed.context;
  return {
    headers: toPageHeaders(passed, given),
    decision: { ...toShown(passed.outcome), answerHeaders },
    notes: createRenderMetadata(state, budget),
  };
}
