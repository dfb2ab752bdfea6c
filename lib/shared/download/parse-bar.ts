// What the site configuration says of the download bar, parsed tolerantly (S6–S8).
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toNumber, toText } from '@/lib/shared/calls/wire-value';
import { DOWNLOAD_BAR_GROUP } from '@/lib/shared/constants';
import type { BarRules } from '@/lib/shared/download/bar-visibility';
import type { DownloadSetting } from '@/lib/shared/download/download-links';

/** What the download button opens. */
export type BarAction = 'popup' | 'referral' | 'install';

/** The bar's settings. */
export type BarSetting = {
  readonly requiredLogin: boolean;
  /** VIP rank from which on the bar is shown; missing or broken is 0. */
  readonly requiredRank: number;
  readonly action: BarAction;
  /** Banner group of its picture. */
  readonly group: string;
};

/** The bar of a page: its content, its rules, its action. */
export type DownloadBarFacts = {
  readonly rules: BarRules;
  readonly action: BarAction;
  /** Links and the merchant's words, for the popup. */
  readonly setting: DownloadSetting;
  /** Picture of the banner group; without one, or while it cannot be had, the bar stands without. */
  readonly image?: string;
  /** Whether the promotion for installing the app runs. */
  readonly hasGift: boolean;
};

/** The settings; an unknown action is the popup, an unnamed group is `m_top`. */
export function parseBarSetting(config: WireSiteConfig | undefined): BarSetting {
  const { requiredLogin, requiredRank, action, groupName } = config?.downloadBar ?? {};
  return {
    requiredLogin: requiredLogin === true,
    requiredRank: Math.max(0, toNumber(requiredRank)),
    action: action === 'referral' || action === 'install' ? action : 'popup',
    group: toText(groupName).trim() || DOWNLOAD_BAR_GROUP,
  };
}
