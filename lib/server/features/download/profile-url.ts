// Whether a host offers the web clip profile, and its address.
import 'server-only';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import { toHref } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/site/site';
import { SITE_FILES } from '@/lib/shared/site-files';

// A profile changes device settings: it needs https, or this machine during development.
function isSafePlace({ protocol, host }: Site): boolean {
  return protocol === 'https:' || isLoopbackHost(host.replace(/:\d+$/, ''));
}

/** Returns the profile's address in the page's language; undefined where the registry switches it off, or without https. */
export function getProfileUrl(site: Site): string | undefined {
  const merchant = getMerchantOf(site);
  if (!merchant?.install.webClip || !isSafePlace(site)) return undefined;
  return `${site.protocol}//${site.host}${toHref(SITE_FILES.profile, { lang: site.language })}`;
}
