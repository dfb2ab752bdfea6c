// What may stand in a frame of the launch page, for its policy.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import { isLaunchPath } from '@/lib/shared/routes';

/** Names without a scheme take the document's own: plain http on a plain page, https on a secure one. */
const LOOPBACK_FRAMES = ['localhost:*', '*.localhost:*', '127.0.0.1:*'];

/** Games of any https address, on the launch page of a merchant that embeds them; those of a sandbox on loopback too. No other page frames one. */
export function launchFramesOf({
  merchant,
  path,
}: Pick<RequestContext, 'merchant' | 'path'>): readonly string[] {
  if (merchant?.brand.games.open !== 'embed' || !isLaunchPath(path)) return [];
  const isDemo = isLoopbackHost(new URL(merchant.backend.origin).hostname);
  return ['https:', ...(isDemo ? LOOPBACK_FRAMES : [])];
}
