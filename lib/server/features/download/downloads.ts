// App links, texts and pictures of pages, from public endpoints.
import 'server-only';
import { cache } from 'react';
import { getProfileUrl } from '@/lib/server/features/download/profile-url';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { toHostNames, toImageOf } from '@/lib/server/http/own-hosts';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { mapResult, type Result } from '@/lib/shared/calls/envelope';
import { assetList, downloadSetting, siteConfig } from '@/lib/shared/calls/system-table';
import {
  type Asset,
  type DownloadLinks,
  type DownloadSetting,
  mergeLinks,
  parseAssets,
  parseDownloadSetting,
  parseLinkRecord,
  type ResourceType,
} from '@/lib/shared/download/download-links';
import type { Site } from '@/lib/shared/site/site';
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

const NO_SETTING: DownloadSetting = { description: '', loginPrompt: '', links: {} };

// A link that is not allowed must not hide the next source's.
function offerLinks(site: Site, sources: readonly DownloadLinks[]): DownloadLinks {
  const merchant = getMerchantOf(site);
  const { hosts = [], trustedHosts = [], install } = merchant ?? {};
  const named = [...hosts, ...trustedHosts, ...(install?.downloadHosts ?? []), ...toHostNames(site)];
  const links = mergeLinks(...sources.map((source) => toOfferedLinks(source, named)));
  const icon = toImageOf(site)(links.AppDownloadIcon);
  const profile = getProfileUrl(site);
  return {
    ...(profile && { MOBILECONFIG: profile }),
    ...links,
    ...(icon !== undefined && { AppDownloadIcon: icon }),
  };
}

/** Returns texts and links: the domain's setting, then the site configuration, then the status. Fails only if the first failed and none has a link. */
export const getDownloads = cache(async (site: Site): Promise<Result<DownloadSetting>> => {
  const domain = site.host.replace(/:\d+$/, '');
  const [answer, config] = await Promise.all([
    getForPage(site, downloadSetting, { domain }),
    getForPage(site, siteConfig),
  ]);
  const setting = mapResult(answer, parseDownloadSetting);
  const own = setting.ok ? setting.value : NO_SETTING;
  const configured = config.ok ? parseLinkRecord(config.value?.download) : {};
  const links = offerLinks(site, [own.links, configured, site.status.downloads ?? {}]);
  if (!setting.ok && Object.keys(links).length === 0) return setting;
  return { ok: true, value: { ...own, links }, traceId: setting.traceId };
});

/** Returns the merchant's pictures; none on failure, since a page works without them. */
export async function getAssets(site: Site): Promise<Asset[]> {
  const result = await getForPage(site, assetList);
  return result.ok ? parseAssets(result.value, toImageOf(site)) : [];
}
