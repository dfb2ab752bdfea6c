// Gate step: no game opens on a device whose player takes a break.
import 'server-only';
import { readBreakEnd } from '@/lib/server/features/safety/read-break';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { isLaunchPath } from '@/lib/shared/routes';

/** Shows what stands in a game's place, with 403; the page is the same for all visitors, and says in the browser until when. */
export function withBreak({ path, request, secureCookies }: RequestContext): PipelineOutcome | undefined {
  if (!isLaunchPath(path)) return undefined;
  const isLocked = readBreakEnd(request.headers, secureCookies, Date.now()) !== undefined;
  return isLocked ? { kind: 'show', page: 'locked', status: 403 } : undefined;
}
