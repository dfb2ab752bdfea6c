// Download links of the app by resource type, and its screenshots.

import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toRecords, toText } from '@/lib/shared/calls/wire-value';
import type { ToImage } from '@/lib/shared/cdn/pick-cdn';
import { DOWNLOAD_TYPES } from '@/lib/shared/constants';
import { toRecord } from '@/lib/shared/is-record';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import { keepAmounts } from '@/lib/shared/money/keep-amounts';
import { uniqueBy } from '@/lib/shared/unique-by';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

export type ResourceType = (typeof DOWNLOAD_TYPES)[number];

/** https links only. */
export type DownloadLinks = Partial<Readonly<Record<ResourceType, string>>>;

export type DownloadSetting = {
  readonly description: string;
  readonly loginPrompt: string;
  readonly links: DownloadLinks;
};

function typeOf(raw: unknown): ResourceType | undefined {
  const name = toText(raw).toLowerCase();
  return DOWNLOAD_TYPES.find((type) => type.toLowerCase() === name);
}

function linksOf(pairs: readonly (readonly [type: unknown, url: unknown])[]): DownloadLinks {
  const links: Partial<Record<ResourceType, string>> = {};
  for (const [rawType, rawUrl] of pairs) {
    const type = typeOf(rawType);
    const url = parseResourceUrl(rawUrl);
    // The first usable link of a type wins.
    if (type && url) links[type] ??= url;
  }
  return links;
}

/** Parses a list of resources, as status and download setting send it. */
export function parseResources(value: unknown): DownloadLinks {
  const list = toRecords<Record<string, unknown>>(value, LIST_LIMIT.resources);
  return linksOf(list.map(({ resourceType, url }) => [resourceType, url]));
}

/** Parses a record keyed by resource type, as the site configuration sends it. */
export function parseLinkRecord(value: unknown): DownloadLinks {
  return linksOf(Object.entries(toRecord(value)).slice(0, LIST_LIMIT.resources));
}

/** Parses the setting of one domain; missing texts are empty. */
export function parseDownloadSetting(value: unknown): DownloadSetting {
  const { app_desc, login_prompt_text, resources } = toRecord(value);
  return {
    description: keepAmounts(toText(app_desc, TEXT_LIMIT.paragraph).trim()),
    loginPrompt: keepAmounts(toText(login_prompt_text, TEXT_LIMIT.paragraph).trim()),
    links: parseResources(resources),
  };
}

/** Merges links; the first source wins: domain setting, then configuration, then status. */
export function mergeLinks(...sources: readonly DownloadLinks[]): DownloadLinks {
  return Object.assign({}, ...sources.toReversed());
}

export type Asset = { readonly name: string; readonly url: string };

const MAX_ASSETS = 12;
const IS_SIGN = /logo|icon/i;

/** Returns screenshots in the provider's order, each address once, 12 at most, without logos and icons. */
export function parseAssets(value: unknown, toImage: ToImage): Asset[] {
  const assets = toRecords<Record<string, unknown>>(value, LIST_LIMIT.assets)
    .map((raw) => ({ name: toText(raw.name).trim(), url: toImage(raw.url) }))
    .filter((asset): asset is Asset => asset.url !== undefined && !IS_SIGN.test(asset.name));
  return uniqueBy(assets, ({ url }) => url).slice(0, MAX_ASSETS);
}
