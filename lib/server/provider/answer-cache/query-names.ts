// Query parameters that a cached answer depends on, and their values that pages use.
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { PLATFORM } from '@/lib/shared/constants';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';

type IsOwn = (value: string, merchant: Merchant) => boolean;

const anyOf =
  (...values: readonly string[]): IsOwn =>
  (value) =>
    values.includes(value);
const isFree: IsOwn = () => false;
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
  announcements: { types: anyOf('NEWS', 'DOWNLOAD'), platform, category: isFree },
  availablePromotions: NONE,
  promotion: { id: isFree },
  promotionCategories: NONE,
  downloadSetting: { domain: (value, { hosts }) => hosts.includes(value) },
  telegramSetting: NONE,
  assetList: NONE,
  vipLevels: NONE,
  winners: NONE,
  jackpots: NONE,
  draws: NONE,
};
