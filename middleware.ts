// The gate in front of every page: hands the request to lib/server/gate and turns its outcome into Next's terms.
import { type NextRequest, NextResponse } from 'next/server';
import { passGate } from '@/lib/server/gate/gate';
import { placeOf } from '@/lib/server/gate/with-paths';
import { hasProviderReturn, withoutReturn } from '@/lib/shared/social/provider-return';

// /wps is left out because Next cuts large bodies here; its handler resolves the merchant by itself.
export const config = { matcher: ['/((?!wps/|wps$|_next/static/).*)'], runtime: 'nodejs' };

// Next takes only absolute locations from here, and makes those of its own origin relative again.
function toAbsolute(response: Response, request: NextRequest): Response {
  const location = response.headers.get('location');
  if (location) response.headers.set('location', new URL(location, request.url).href);
  return response;
}

// Next writes the address into the page: a code of a third party must not stand there (ruling 30).
function showClean(url: URL, init: Parameters<typeof NextResponse.rewrite>[1]): Response {
  return NextResponse.rewrite(withoutReturn(url), init);
}

/** Passes a request through the gate. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { context, outcome } = await passGate(request);
  if (outcome?.kind === 'respond') return toAbsolute(outcome.response, request);
  const init = { request: { headers: context.headers }, headers: context.answerHeaders };
  if (!outcome)
    return hasProviderReturn(context.url) ? showClean(context.url, init) : NextResponse.next(init);
  const page = new URL(placeOf(outcome.page), request.url);
  return NextResponse.rewrite(page, { ...init, status: outcome.status });
}
