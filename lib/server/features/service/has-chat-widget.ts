// Whether a page may offer the chat to visitors too: the widget needs no account, the chat's own page does.
import 'server-only';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { customerServiceScript } from '@/lib/shared/calls/service-table';
import { parseChatWidget } from '@/lib/shared/service/chat-widget';
import type { Site } from '@/lib/shared/site/site';

/** Returns whether the merchant has a chat widget from an allowed host; false while the provider fails. */
export async function hasChatWidget(site: Site): Promise<boolean> {
  const answer = await getForPage(site, customerServiceScript);
  const hosts = getMerchantOf(site)?.chatHosts ?? [];
  return answer.ok && parseChatWidget(answer.value, hosts) !== undefined;
}
