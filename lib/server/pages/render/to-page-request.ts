// A request that goes on to Next for one visitor.
import 'server-only';
import { isPagePath } from '@/lib/server/http/page-paths';
import type { Decision } from '@/lib/server/http/page-request';
import { createRenderMetadata, type RenderMetadata } from '@/lib/server/http/render-metadata';
import type { PipelineOutcome, PipelineResult } from '@/lib/server/http/request-context';
import { deleteUntrusted } from '@/lib/server/http/trusted-headers';
import { setPageHeaders, toPageFacts } from '@/lib/server/pages/policy/document-headers';
import { userAgentOf } from '@/lib/shared/site/device-kind';

function toPageHeaders(passed: PipelineResult, given: Headers): Headers {
  const { context, outcome } = passed;
  const headers = new Headers(given);
  deleteUntrusted(headers);
  // Next streams the title into the body for a browser without a User-Agent, whatever htmlLimitedBots says.
  const isPage = outcome !== undefined || isPagePath(context.path);
  if (isPage && !headers.get('user-agent')) headers.set('user-agent', userAgentOf(context.device));
  setPageHeaders(headers, passed, toPageFacts(context));
  return headers;
}

/** Returns the page that the pipeline shows instead of the requested one, if any. */
export function toRendered(outcome: PipelineOutcome | undefined): Pick<Decision, 'page' | 'status'> {
  return outcome?.kind === 'show' ? { page: outcome.page, status: outcome.status } : {};
}

/** Returns what Next gets: the request's headers, the pipeline's decision, and the render metadata. */
export function toPageRequest(
  passed: PipelineResult,
  given: Headers,
): { readonly headers: Headers; readonly decision: Decision; readonly metadata: RenderMetadata } {
  const { state, budget, answerHeaders } = passed.context;
  return {
    headers: toPageHeaders(passed, given),
    decision: { ...toRendered(passed.outcome), answerHeaders },
    metadata: createRenderMetadata(state, budget),
  };
}
