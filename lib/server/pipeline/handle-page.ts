// The pipeline of pages, files and handlers: steps, then a cached page, else Next. Adapted by node/serve-page and middleware.ts.
import 'server-only';
import { isPagePath } from '@/lib/server/http/page-paths';
import type { RawRequest } from '@/lib/server/http/page-request';
import type { PipelineRequest, PipelineResult } from '@/lib/server/http/request-context';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { getPageAnswer } from '@/lib/server/pages/page-answer';
import { recordPage } from '@/lib/server/pipeline/record-page';
import { isHandlerPath, runPipeline } from '@/lib/server/pipeline/run-pipeline';
import { waitForRenderSlot } from '@/lib/server/pipeline/wait-for-render-slot';
import { abortSignalOf } from '@/lib/server/platform/abort-on-close';
import { setSpanFacts, withSpan } from '@/lib/server/platform/tracing/tracing';

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

/** `path` is the request's, without a slash at its end. */
export type Handled =
  | { readonly answer: Answer; readonly path: string }
  | { readonly passed: PipelineResult };

// With the target and headers of Next's navigation, which Next hides from middleware.ts.
const toPipelineRequest = ({ request, response }: RawRequest): PipelineRequest => ({
  method: request.method ?? 'GET',
  url: `http://${request.headers.host}${request.url}`,
  headers: toHeaderReader(request),
  // Lazy: a signal costs a listener, and few requests need one.
  get signal() {
    return abortSignalOf(response);
  },
});

function describeRequest({ context: { merchant, path }, outcome }: PipelineResult): void {
  setSpanFacts({
    'site.merchant': merchant?.code,
    'http.route': isPagePath(path) || isHandlerPath(path) ? path : undefined,
    'site.shown': outcome?.kind === 'show' ? outcome.page : undefined,
  });
}

async function toAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length > 0) headers.set('Content-Length', String(body.length));
  return { status, headers, body };
}

/** Runs the pipeline on Node's request, or on a Web Request. `accepted` overrides its Accept-Encoding. @throws what a step throws. */
export async function handlePage(
  input: { readonly raw: RawRequest } | { readonly raw?: undefined; readonly request: PipelineRequest },
  accepted?: string,
): Promise<Handled> {
  const { raw } = input;
  if (raw) recordPage(raw.request, raw.response);
  const passed = await withSpan({ name: 'pipeline' }, () =>
    runPipeline(raw ? toPipelineRequest(raw) : input.request),
  );
  describeRequest(passed);
  const { path } = passed.context;
  if (passed.outcome?.kind === 'respond') return { answer: await toAnswer(passed.outcome.response), path };
  const answer = (await getPageAnswer(passed, accepted)) ?? (await waitForRenderSlot(passed, raw?.response));
  return answer ? { answer, path } : { passed };
}
