// A cacheable call: its question, its key, and whether visitors can vary it without limit (SEC-47).
import 'server-only';
import { hash } from 'node:crypto';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { PLATFORM } from '@/lib/shared/constants';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';

type IsOwn = (value: string, merchant: Merchant) => boolean;

const anyOf =
  (...values: readonly string[]): IsOwn =>
  (value) =>
    values.includes(value);
/** Visitors may send any value. */
const unlimited: IsOwn = () => false;
const platform = anyOf(PLATFORM);
const NONE = {};

/** Each parameter of cached endpoints, and whether a value is one that pages use. Others reach neither the key nor the provider. */
export const QUERY_NAMES: Readonly<Record<string, Readonly<Record<string, IsOwn>>>> = {
  siteConfig: NONE,
  country: NONE,
  domainRoute: { device: anyOf('mobile', 'tablet', 'desktop') },
  manifest: { merchantCode: (value, { code }) => value === code },
  gameVendors: { platform },
  gameMatch: { platform, language: anyOf(...LANGUAGE_CODES) },
  customerServiceScript: NONE,
  announcements: { types: anyOf('NEWS', 'DOWNLOAD'), platform, category: unlimited },
  availablePromotions: NONE,
  promotion: { id: unlimited },
  promotionCategories: NONE,
  downloadSetting: { domain: (value, { hosts }) => hosts.includes(value) },
  telegramSetting: NONE,
  assetList: NONE,
  vipLevels: NONE,
  winners: NONE,
  jackpots: NONE,
  draws: NONE,
};

const MAX_KEY_CHARS = 512;

/** `call` keeps nothing of the first visitor except what the provider receives. */
export type Question = {
  readonly key: string;
  readonly call: ProviderCall;
  readonly freshMs: number;
  /** One of the finite queries that pages make; all others share a small store. */
  readonly isOwn: boolean;
};

function toQuery({ row, query }: ProviderCall): URLSearchParams {
  const cacheQuery = new URLSearchParams();
  for (const name of Object.keys(QUERY_NAMES[row.name] ?? {}).sort()) {
    const value = query?.get(name);
    if (value !== null && value !== undefined) cacheQuery.set(name, value);
  }
  return cacheQuery;
}

/** Returns the key, each part delimited (SEC-14, SEC-46), at most 512 characters. No token: only public endpoints are cached. */
function toKey({ merchant, row, visitor }: ProviderCall, query: URLSearchParams): string {
  const { origin, paths } = merchant.backend;
  const place = [origin, paths[row.name] ?? ''];
  const key = JSON.stringify([merchant.code, row.name, visitor.language, [...query], place]);
  if (key.length <= MAX_KEY_CHARS) return key;
  return JSON.stringify([merchant.code, row.name, hash('sha256', key, 'base64url')]);
}

/** Returns the question of a call; undefined for endpoints of members and for those without cacheSeconds. */
export function toQuestion(given: ProviderCall): Question | undefined {
  const { cacheSeconds, auth, name } = given.row;
  const names = QUERY_NAMES[name];
  if (!cacheSeconds || auth !== 'public' || !names) return undefined;
  const { signal: _signal, token: _token, ...call } = given;
  const query = toQuery(call);
  return {
    key: toKey(call, query),
    call: { ...call, query },
    freshMs: cacheSeconds * 1000,
    isOwn: [...query].every(([key, value]) => names[key]?.(value, call.merchant)),
  };
}
