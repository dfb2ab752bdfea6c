// The upgrade of the merchant's app in siteConfig.appUpgrade, and where to get it.
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toText } from '@/lib/shared/calls/wire-value';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** The merchant's own words, empty where he has none, and whether the app may be used on without it. */
export type AppUpgrade = { readonly isMandatory: boolean; readonly title: string; readonly message: string };

/** Reads the upgrade's settings; whatever is missing or of another kind makes a closable one without words. */
export function parseAppUpgrade(config: WireSiteConfig | undefined): AppUpgrade {
  const raw: unknown = config?.appUpgrade;
  const { mandatory, title, message } =
    typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  return {
    isMandatory: mandatory === true,
    title: toText(title).trim(),
    message: toText(message, TEXT_LIMIT.paragraph).trim(),
  };
}

/** The link to the app of a system, or the page that tells about all of them. A profile is no newer app. */
export function upgradeHrefOf(
  links: DownloadLinks,
  system: string | undefined,
  query: URLSearchParams,
): string {
  const link = system === 'ios' ? links.IOS : system === 'android' ? links.Android : undefined;
  return link ?? toHref(ROUTES.download, {}, query);
}
