// Next's entry to the page pipeline. Behind the Node front it only applies the decision that the front made.
import { type NextRequest, NextResponse } from 'next/server';
import { placeOf } from '@/lib/server/http/page-paths';
import { type Decision, findPageRequest } from '@/lib/server/http/page-request';
import { followNotes } from '@/lib/server/pages/noted-status';
import { toPageRequest } from '@/lib/server/pages/render/to-page-request';
import { type Answer, handlePage } from '@/lib/server/pipeline/handle-page';

// /wps is left out because Next cuts large bodies here; its handler resolves the merchant by itself.
export const config = { matcher: ['/((?!wps/|wps$|_next/static/).*)'], runtime: 'nodejs' };

// Next compresses what comes from here, and says so of what was compressed already.
const UNCOMPRESSED = '';

// Next takes only absolute locations from here, and makes those of its own origin relative again.
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

/** Takes a request through the pipeline, unless it has passed already: behind the front, or as the site's own rendering. */
export async function middleware(request: NextRequest): Promise<Response> {
  const current = findPageRequest();
  if (current?.decision) return show(request, request.headers, current.decision);
  const handled = await handlePage(current ? { raw: current } : { request }, UNCOMPRESSED);
  if ('answer' in handled) return toResponse(handled.answer, request);
  const { headers, decision, notes } = toPageRequest(handled.passed, request.headers);
  if (current) {
    current.notes = notes;
    followNotes(current.request, current.response, notes);
  }
  return show(request, headers, decision);
}
