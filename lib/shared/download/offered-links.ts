// Which files a page may offer to install: only those from hosts that the operator has named.
import type { DownloadLinks, ResourceType } from '@/lib/shared/download/download-links';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** Google's shop checks what it gives out; an entry there is no file of the operator's. */
const ANDROID_SHOP = 'play.google.com';

/** Links without profiles and Android packages from other hosts than these; the address of a shop or page for iPhones stays. */
export function toOfferedLinks(links: DownloadLinks, hosts: readonly string[]): DownloadLinks {
  const hostsOf = (type: string): readonly string[] =>
    type === 'Android' ? [...hosts, ANDROID_SHOP] : hosts;
  const isOffered = ([type, url]: [string, string]): boolean =>
    (type !== 'MOBILECONFIG' && type !== 'Android') || parseTrustedUrl(url, hostsOf(type)) !== undefined;
  const entries = Object.entries(links) as [ResourceType, string][];
  return Object.fromEntries(entries.filter(isOffered));
}
