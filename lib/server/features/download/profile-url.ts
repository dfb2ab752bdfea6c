// Whether a host offers the profile with a web clip, and where it is.
import 'server-only';
import { getMerchant } from '@/lib/server/tenants/registry';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import { toHref } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/site/site';
import { SITE_FILES } from '@/lib/shared/site-files';

// A profile changes a phone: it comes by https, or from the own machine while the site is tried out.
function isSafePlace({ protocol, host }: Site): boolean {
  return protocol === 'https:' || isLoopbackHost(host.replace(/:\d+$/, ''));
}

/** The address of the profile in the page's language; undefined where the registry does not ask for one, or the host is not reached by https. */
export function getProfileUrl(site: Site): string | undefined {
  const merchant = getMerchant(site.brand?.code ?? '');
  if (!merchant?.install.webClip || !isSafePlace(site)) return undefined;
  return `${site.protocol}//${site.host}${toHref(SITE_FILES.profile, { lang: site.language })}`;
}
