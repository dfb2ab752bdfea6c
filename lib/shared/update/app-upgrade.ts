// Version of the operator's app, and its upgrade in siteConfig.appUpgrade.

import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toFlag, toText } from '@/lib/shared/calls/wire-value';
import type { DownloadLinks } from '@/lib/shared/download/download-links';
import { toRecord } from '@/lib/shared/is-record';
import { ROUTES, toHref } from '@/lib/shared/routes';

const MARK = /\bMCShell\/(\d+(?:\.\d+)*)/;

/** Returns the app's dotted version from the User-Agent; undefined in a browser. */
export function appVersionOf(userAgent: string): string | undefined {
  return MARK.exec(userAgent)?.[1];
}

// As text, so that long numbers are not rounded.
function compareNumbers(one: string, other: string): number {
  const [a, b] = [one.replace(/^0+/, ''), other.replace(/^0+/, '')];
  if (a.length !== b.length) return Math.sign(a.length - b.length);
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares dotted versions: -1, 0 or 1; missing parts count as 0. */
export function compareVersions(one: string, other: string): number {
  const [ones, others] = [one.split('.'), other.split('.')];
  const places = Array.from({ length: Math.max(ones.length, others.length) }, (_, place) => place);
  const steps = places.map((place) => compareNumbers(ones[place] ?? '', others[place] ?? ''));
  return steps.find((step) => step !== 0) ?? 0;
}

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
