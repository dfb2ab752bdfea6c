// Pipeline step: no game opens on a device during its player's break.
import 'server-only';
import { readBreakEnd } from '@/lib/server/features/safety/read-break';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { isLaunchPath } from '@/lib/shared/routes';

/** Shows the break page with 403; the page is the same for everyone, and the browser adds its end. */
export function withBreak({ path, request, secureCookies }: RequestContext): PipelineOutcome | undefined {
  if (!isLaunchPath(path)) return undefined;
  const isLocked = readBreakEnd(request.headers, secureCookies, Date.now()) !== undefined;
  return isLocked ? { kind: 'show', page: 'locked', status: 403 } : undefined;
}
