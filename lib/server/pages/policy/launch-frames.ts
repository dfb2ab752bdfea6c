// Frame sources of the launch page.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import { isLaunchPath } from '@/lib/shared/routes';

/** Without a scheme they inherit the document's, http or https. */
const LOOPBACK_FRAMES = ['localhost:*', '*.localhost:*', '127.0.0.1:*'];

/** Returns any https address, for the launch page of a merchant that embeds games; in the sandbox loopback too. Other pages frame no game. */
export function launchFramesOf({
  merchant,
  path,
}: Pick<RequestContext, 'merchant' | 'path'>): readonly string[] {
  if (merchant?.brand.games.open !== 'embed' || !isLaunchPath(path)) return [];
  const isDemo = isLoopbackHost(new URL(merchant.backend.origin).hostname);
  return ['https:', ...(isDemo ? LOOPBACK_FRAMES : [])];
}
