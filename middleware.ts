// The gate in front of every page: hands the request to lib/server/gate and turns its outcome into Next's terms.
import { type NextRequest, NextResponse } from 'next/server';
import { passGate } from '@/lib/server/gate/gate';
import { placeOf } from '@/lib/server/gate/with-paths';
import { waitTurn } from '@/lib/server/load/wait-turn';
import { watchPage } from '@/lib/server/metrics/record-page';
import { type Inner, readInner } from '@/lib/server/pages/inner-request';
import { followNotes } from '@/lib/server/pages/noted-status';
import { getPageAnswer } from '@/lib/server/pages/page-answer';
import { toInnerHeaders } from '@/lib/server/pages/to-inner-headers';
import { findRaw, toGateRequest } from '@/lib/server/plain/raw-request';

// /wps is left out because Next cuts large bodies here; its handler resolves the merchant by itself.
export const config = { matcher: ['/((?!wps/|wps$|_next/static/).*)'], runtime: 'nodejs' };

// Next compresses what comes from here, and says so of what was compressed already (decision 236).
const UNCOMPRESSED = '';

// Next takes only absolute locations from here, and makes those of its own origin relative again.
function toAbsolute(response: Response, request: NextRequest): Response {
  const location = response.headers.get('location');
  if (location) response.headers.set('location', new URL(location, request.url).href);
  return response;
}

function show(request: NextRequest, headers: Headers, { page, status, answerHeaders }: Inner): Response {
  const init = { request: { headers }, headers: answerHeaders };
  return page
    ? NextResponse.rewrite(new URL(placeOf(page), request.url), { ...init, status })
    : NextResponse.next(init);
}

/** Passes a request through the gate, unless it has passed already: behind the front, or as the site's own asking. */
export async function middleware(request: NextRequest): Promise<Response> {
  const inner = readInner(request.headers);
  if (inner) return show(request, request.headers, inner);
  const raw = findRaw(request.headers);
  if (raw) watchPage(raw.request, raw.response);
  const passed = await passGate(raw ? toGateRequest(raw) : request);
  if (passed.outcome?.kind === 'respond') return toAbsolute(passed.outcome.response, request);
  const page = await getPageAnswer(passed, UNCOMPRESSED);
  if (page) return new Response(page.status === 304 ? null : new Uint8Array(page.body), page);
  const busy = await waitTurn(passed, raw?.response);
  if (busy) return new Response(new Uint8Array(busy.body), busy);
  const { headers, notes } = toInnerHeaders(passed, request.headers);
  if (raw) followNotes(raw.request, raw.response, notes);
  return show(request, headers, readInner(headers) ?? { answerHeaders: passed.context.answerHeaders });
}
