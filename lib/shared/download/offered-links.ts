import type { DownloadLinks, ResourceType } from '@/lib/shared/download/download-links';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** Google reviews what its store offers, so its links are not files of the operator. */
const ANDROID_SHOP = 'play.google.com';

/** Drops profiles and Android packages from unlisted hosts; store and page links for iPhones stay. */
export function toOfferedLinks(links: DownloadLinks, hosts: readonly string[]): DownloadLinks {
  const hostsOf = (type: string): readonly string[] =>
    type === 'Android' ? [...hosts, ANDROID_SHOP] : hosts;
  const isOffered = ([type, url]: [string, string]): boolean =>
    (type !== 'MOBILECONFIG' && type !== 'Android') || parseTrustedUrl(url, hostsOf(type)) !== undefined;
  const entries = Object.entries(links) as [ResourceType, string][];
  return Object.fromEntries(entries.filter(isOffered));
}
