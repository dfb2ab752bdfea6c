// What pages read of the app: links, texts and pictures; public rows without an Authorization.
import 'server-only';
import { cache } from 'react';
import { getProfileUrl } from '@/lib/server/features/download/profile-url';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { toHostNames } from '@/lib/server/http/own-hosts';
import { getMerchant } from '@/lib/server/tenants/registry';
import { mapResult, type Result } from '@/lib/shared/calls/envelope';
import { assetList, downloadSetting, siteConfig } from '@/lib/shared/calls/system-table';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import {
  type DownloadLinks,
  type DownloadSetting,
  mergeLinks,
  parseDownloadSetting,
  parseLinkRecord,
} from '@/lib/shared/download/download-links';
import { toOfferedLinks } from '@/lib/shared/download/offered-links';
import { type Asset, parseAssets } from '@/lib/shared/download/parse-assets';
import type { Site } from '@/lib/shared/site/site';

const NO_SETTING: DownloadSetting = { description: '', loginPrompt: '', links: {} };

// A link that may not be offered must not hide the next source's.
function offerLinks(site: Site, sources: readonly DownloadLinks[]): DownloadLinks {
  const merchant = getMerchant(site.brand?.code ?? '');
  const { hosts = [], trustedHosts = [], install } = merchant ?? {};
  const named = [...hosts, ...trustedHosts, ...(install?.downloadHosts ?? []), ...toHostNames(site)];
  const links = mergeLinks(...sources.map((source) => toOfferedLinks(source, named)));
  const icon = toCdnImage(links.AppDownloadIcon, site.status.imageCdns);
  const profile = getProfileUrl(site);
  return {
    ...(profile && { MOBILECONFIG: profile }),
    ...links,
    ...(icon !== undefined && { AppDownloadIcon: icon }),
  };
}

/**
 * Texts and links for the page's domain: the domain's own setting first, then the site configuration, then the status; files only from
 * hosts that the operator named. Where no profile is named and the registry asks for a web clip, the site's own stands there.
 * A failure only when the setting failed and no other source names a link.
 */
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

/** Pictures that the merchant lists; none when they cannot be had, for a page is whole without them. */
export async function getAssets(site: Site): Promise<Asset[]> {
  const result = await getForPage(site, assetList);
  return result.ok ? parseAssets(result.value, (raw) => toCdnImage(raw, site.status.imageCdns)) : [];
}
