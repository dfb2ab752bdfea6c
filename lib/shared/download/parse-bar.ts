import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toFlag, toNumber, toText } from '@/lib/shared/calls/wire-value';
import { DOWNLOAD_BAR_GROUP } from '@/lib/shared/constants';
import type { BarRules } from '@/lib/shared/download/bar-visibility';
import type { DownloadSetting } from '@/lib/shared/download/download-links';

export type BarAction = 'popup' | 'referral' | 'install';

export type BarSetting = {
  readonly requiredLogin: boolean;
  readonly requiredRank: number;
  readonly action: BarAction;
  readonly group: string;
};

export type DownloadBarFacts = {
  readonly rules: BarRules;
  readonly action: BarAction;
  readonly setting: DownloadSetting;
  /** Absent when the banner group has no picture or it is unavailable. */
  readonly image?: string;
  readonly hasGift: boolean;
};

/** Parses the settings; an unknown action is the popup, the default group is `m_top`. */
export function parseBarSetting(config: WireSiteConfig | undefined): BarSetting {
  const { requiredLogin, requiredRank, action, groupName } = config?.downloadBar ?? {};
  return {
    requiredLogin: toFlag(requiredLogin),
    requiredRank: Math.max(0, toNumber(requiredRank)),
    action: action === 'referral' || action === 'install' ? action : 'popup',
    group: toText(groupName).trim() || DOWNLOAD_BAR_GROUP,
  };
}
