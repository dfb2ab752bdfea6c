import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import { parseUrl } from '@/lib/shared/url/parse-url';

const SITE_LABELS = 2;

function siteOf(host: string): string | undefined {
  const labels = host.toLowerCase().split('.');
  return labels.length < SITE_LABELS ? undefined : labels.slice(-SITE_LABELS).join('.');
}

/** Whether a sign-in by redirect can come back: browsers partition storage by site, so that the helper page of
 * another site cannot hand its result to the page. */
export function canRedirect(pageHost: string, { config, emulator }: FirebaseFacts): boolean {
  const helper = emulator === undefined ? config.authDomain : parseUrl(emulator)?.hostname;
  const site = siteOf(pageHost);
  return site !== undefined && site === siteOf(helper ?? '');
}
