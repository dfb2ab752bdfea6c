// The gate in front of every page: hands the request to lib/server/gate and turns its outcome into Next's terms.
import { type NextRequest, NextResponse } from 'next/server';
import { passGate } from '@/lib/server/gate/gate';
import { placeOf } from '@/lib/server/gate/with-paths';

// /wps is left out because Next cuts large bodies here; its handler resolves the merchant by itself.
export const config = { matcher: ['/((?!wps/|wps$|_next/static/).*)'], runtime: 'nodejs' };

// Next takes only absolute locations from here, and makes those of its own origin relative again.
function toAbsolute(response: Response, request: NextRequest): Response {
  const location = response.headers.get('location');
  if (location) response.headers.set('location', new URL(location, request.url).href);
  return response;
}

/** Passes a request through the gate. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { context, outcome } = await passGate(request);
  if (outcome?.kind === 'respond') return toAbsolute(outcome.response, request);
  const init = { request: { headers: context.headers }, headers: context.answerHeaders };
  if (!outcome) return NextResponse.next(init);
  const page = new URL(placeOf(outcome.page), request.url);
  return NextResponse.rewrite(page, { ...init, status: outcome.status });
}
