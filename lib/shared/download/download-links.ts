// Where the app can be got: links by resource type, from the three answers that may name them.
import { LIST_LIMIT, TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import { toRecords, toText } from '@/lib/shared/calls/wire-value';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** The resource types of the specification. */
export const RESOURCE_TYPES = ['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon'] as const;

/** One of the resource types. */
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Links by resource type; only https ones. */
export type DownloadLinks = Partial<Readonly<Record<ResourceType, string>>>;

/** What the download setting of a domain says. */
export type DownloadSetting = {
  readonly description: string;
  readonly loginPrompt: string;
  readonly links: DownloadLinks;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeOf(raw: unknown): ResourceType | undefined {
  const name = toText(raw).toLowerCase();
  return RESOURCE_TYPES.find((type) => type.toLowerCase() === name);
}

function linksOf(pairs: readonly (readonly [type: unknown, url: unknown])[]): DownloadLinks {
  const links: Partial<Record<ResourceType, string>> = {};
  for (const [rawType, rawUrl] of pairs) {
    const type = typeOf(rawType);
    const url = parseResourceUrl(rawUrl);
    // The first usable link of a type counts.
    if (type && url) links[type] ??= url;
  }
  return links;
}

/** Links from a list of resources, as status and download setting give them. */
export function parseResources(value: unknown): DownloadLinks {
  const list = toRecords<Record<string, unknown>>(value, LIST_LIMIT.resources);
  return linksOf(list.map(({ resourceType, url }) => [resourceType, url]));
}

/** Links from a record keyed by resource type, as the site configuration gives them. */
export function parseLinkRecord(value: unknown): DownloadLinks {
  return isRecord(value) ? linksOf(Object.entries(value).slice(0, LIST_LIMIT.resources)) : {};
}

/** The setting of one domain: texts and links; what is missing is empty. */
export function parseDownloadSetting(value: unknown): DownloadSetting {
  const { app_desc, login_prompt_text, resources } = isRecord(value)
    ? value
    : ({} as Record<string, unknown>);
  return {
    description: toText(app_desc, TEXT_LIMIT.paragraph).trim(),
    loginPrompt: toText(login_prompt_text, TEXT_LIMIT.paragraph).trim(),
    links: parseResources(resources),
  };
}

/** One set of links from several; the first that names a type wins: the domain's own setting, then configuration, then status. */
export function mergeLinks(...sources: readonly DownloadLinks[]): DownloadLinks {
  return Object.assign({}, ...sources.toReversed());
}
