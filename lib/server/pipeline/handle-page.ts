// The pipeline of pages, files and handlers: the gate, then a cached page, or on to Next when its turn comes.
// lib/server/node/serve-page and middleware.ts adapt it to Node and to Next.
import 'server-only';
import type { RawRequest } from '@/lib/server/http/page-request';
import type { PipelineRequest, PipelineResult } from '@/lib/server/http/request-context';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { getPageAnswer } from '@/lib/server/pages/page-answer';
import { watchPage } from '@/lib/server/pipeline/record-page';
import { runPipeline } from '@/lib/server/pipeline/run-pipeline';
import { waitTurn } from '@/lib/server/pipeline/wait-turn';
import { abortSignalOf } from '@/lib/server/platform/abort-on-close';

/** An answer ready to be sent. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: Buffer };

/** What to do with a request: send this answer, or let Next make one of what has passed the gate. */
export type Handled = { readonly answer: Answer } | { readonly passed: PipelineResult };

// The target and headers of Next's own navigation too, which Next hides from middleware.ts.
const toGateRequest = ({ request, response }: RawRequest): PipelineRequest => ({
  method: request.method ?? 'GET',
  url: `http://${request.headers.host}${request.url}`,
  headers: toHeaderReader(request),
  // A getter, because a signal costs a listener and few requests need one.
  get signal() {
    return abortSignalOf(response);
  },
});

async function toAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length > 0) headers.set('Content-Length', String(body.length));
  return { status, headers, body };
}

/**
 * Takes a request through the pipeline: as Node received it, or as the web's own where that is not known. Its page is compressed as `accepted` lets
 * it be, where that is not what the request says. @throws what any of its steps throws.
 */
export async function handlePage(
  asked: { readonly raw: RawRequest } | { readonly raw?: undefined; readonly request: PipelineRequest },
  accepted?: string,
): Promise<Handled> {
  const { raw } = asked;
  if (raw) watchPage(raw.request, raw.response);
  const passed = await runPipeline(raw ? toGateRequest(raw) : asked.request);
  if (passed.outcome?.kind === 'respond') return { answer: await toAnswer(passed.outcome.response) };
  const answer = (await getPageAnswer(passed, accepted)) ?? (await waitTurn(passed, raw?.response));
  return answer ? { answer } : { passed };
}
