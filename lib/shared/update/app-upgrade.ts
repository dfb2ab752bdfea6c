// Upgrade of the merchant's app in siteConfig.appUpgrade.

import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toFlag, toText } from '@/lib/shared/calls/wire-value';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { toRecord } from '@/lib/shared/is-record';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Texts are empty without the merchant's own; an optional upgrade can be closed. */
export type AppUpgrade = { readonly isMandatory: boolean; readonly title: string; readonly message: string };

/** Parses the settings; invalid ones make an optional upgrade without texts. */
export function parseAppUpgrade(config: WireSiteConfig | undefined): AppUpgrade {
  const raw: unknown = config?.appUpgrade;
  const { mandatory, title, message } = toRecord(raw);
  return {
    isMandatory: toFlag(mandatory),
    title: toText(title).trim(),
    message: toText(message, TEXT_LIMIT.paragraph).trim(),
  };
}

/** Returns the app's link for a system, or the download page. A profile is no app. */
export function upgradeHrefOf(
  links: DownloadLinks,
  system: string | undefined,
  query: URLSearchParams,
): string {
  const link = system === 'ios' ? links.IOS : system === 'android' ? links.Android : undefined;
  return link ?? toHref(ROUTES.download, {}, query);
}
