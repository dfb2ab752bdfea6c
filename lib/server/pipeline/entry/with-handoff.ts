// Pipeline step: exchanges the handoff token of another domain for the session, and removes it from the address.
import 'server-only';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { redirectWithout } from '@/lib/server/pipeline/entry/with-token';
import { redeemHandoffToken } from '@/lib/server/sessions/handoff/handoff-token';
import type { SignIn } from '@/lib/server/sessions/session';
import { HANDOFF_TOKEN_QUERY } from '@/lib/shared/handoff/handoff-request';
import { ROUTES } from '@/lib/shared/routes';

async function redeem({ request, url, merchant, client }: RequestContext): Promise<SignIn | undefined> {
  const tokens = url.searchParams.getAll(HANDOFF_TOKEN_QUERY);
  // A prefetch must not use it up.
  if (!merchant || client.hostName === undefined || tokens.length !== 1 || request.method !== 'GET')
    return undefined;
  const userAgent = request.headers.get('user-agent') ?? '';
  return redeemHandoffToken(tokens[0] ?? '', { merchant: merchant.code, host: client.hostName, userAgent });
}

/** Returns 303 to the address without the token; if another member is signed in, they decide first (SEC-56). */
export async function withHandoff(context: RequestContext): Promise<PipelineOutcome | undefined> {
  const { path, url } = context;
  if (path !== ROUTES.indexHtml || !url.searchParams.has(HANDOFF_TOKEN_QUERY)) return undefined;
  return redirectWithout(context, [HANDOFF_TOKEN_QUERY], await redeem(context));
}
