// Pipeline step: a link on another site launches no game without the player's confirmation.
import 'server-only';
import { type PipelineOutcome, type RequestContext, redirectTo } from '@/lib/server/http/request-context';
import { isOwnOrigin } from '@/lib/server/http/same-site';
import { CONFIRM_QUERY } from '@/lib/shared/game/launch-query';
import { isLaunchPath } from '@/lib/shared/routes';

const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'same-site', 'none']);

/** By Sec-Fetch-Site (`none`: typed, a bookmark, an app), else by a referrer of the own host. */
function isFromOwnSite({ request, client }: RequestContext): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return OWN_SITES.has(site);
  return isOwnOrigin(request.headers.get('referer'), client);
}

/** Redirects a launch from elsewhere to the same address with `confirm=1`, where the player taps a button. */
export function withLaunch(context: RequestContext): PipelineOutcome | undefined {
  const { path, url } = context;
  if (!isLaunchPath(path) || url.searchParams.has(CONFIRM_QUERY) || isFromOwnSite(context)) return undefined;
  const target = new URL(url);
  target.searchParams.set(CONFIRM_QUERY, '1');
  return redirectTo(`${target.pathname}${target.search}`, 303);
}
