import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { parseUrl } from '@/lib/shared/url/parse-url';

export type RelatedApp = { readonly platform: 'itunes' | 'play'; readonly url: string; readonly id?: string };

const APP_ID = /^[A-Za-z][\w]*(?:\.[A-Za-z][\w]*)+$/;

function iosApp(address: string | undefined): RelatedApp[] {
  const url = parseUrl(address ?? '');
  const isShop = url && /^(?:apps|itunes)\.apple\.com$/.test(url.hostname);
  return isShop && /\/id\d+$/.test(url.pathname) ? [{ platform: 'itunes', url: url.href }] : [];
}

function androidApp(address: string | undefined): RelatedApp[] {
  const url = parseUrl(address ?? '');
  const id = url?.searchParams.get('id') ?? '';
  const isShop = url && url.hostname === 'play.google.com' && url.pathname === '/store/apps/details';
  return isShop && APP_ID.test(id) ? [{ platform: 'play', url: url.href, id }] : [];
}

/** Returns the store apps among the links; files and pages of the operator are not store apps. */
export function relatedAppsOf({ IOS, Android }: DownloadLinks): RelatedApp[] {
  return [...androidApp(Android), ...iosApp(IOS)];
}
