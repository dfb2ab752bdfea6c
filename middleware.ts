// Next's entry to the page pipeline. Behind the Node server it only applies the decision made there.
import { type NextRequest, NextResponse } from 'next/server';
import { placeOf } from '@/lib/server/http/page-paths';
import { type Decision, findPageRequest } from '@/lib/server/http/page-request';
import { toPageRequest } from '@/lib/server/pages/render/to-page-request';
import { applyReportedStatus } from '@/lib/server/pages/reported-status';
import { type Answer, handlePage } from '@/lib/server/pipeline/handle-page';

// /wps is left out because Next truncates large bodies here; its handler resolves the merchant itself.
export const config = { matcher: ['/((?!wps/|wps$|_next/static/).*)'], runtime: 'nodejs' };

// Next compresses these responses, so a Content-Encoding from the pipeline would be wrong.
const UNCOMPRESSED = '';

// Next accepts only absolute locations here, and makes same-origin ones relative again.
function toResponse({ body, ...init }: Answer, request: NextRequest): Response {
  const location = init.headers.get('location');
  if (location) init.headers.set('location', new URL(location, request.url).href);
  return new Response(body.length > 0 ? new Uint8Array(body) : null, init);
}

function show(request: NextRequest, headers: Headers, { page, status, answerHeaders }: Decision): Response {
  const init = { request: { headers }, headers: answerHeaders };
  return page
    ? NextResponse.rewrite(new URL(placeOf(page), request.url), { ...init, status })
    : NextResponse.next(init);
}

/** Runs the pipeline, unless the request has passed it: behind the Node server, or as an internal render request. */
export async function middleware(request: NextRequest): Promise<Response> {
  const current = findPageRequest();
  if (current?.decision) return show(request, request.headers, current.decision);
  const handled = await handlePage(current ? { raw: current } : { request }, UNCOMPRESSED);
  if ('answer' in handled) return toResponse(handled.answer, request);
  const { headers, decision, metadata } = toPageRequest(handled.passed, request.headers);
  if (current) {
    current.metadata = metadata;
    applyReportedStatus(current.request, current.response, metadata);
  }
  return show(request, headers, decision);
}
