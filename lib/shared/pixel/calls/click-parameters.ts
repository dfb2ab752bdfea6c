import type { NamedPlatform } from '@/lib/shared/pixel/event-table';
import type { ClickIds } from '@/lib/shared/pixel/pixel-event';

type Rule = readonly [parameter: string, clickName: string];

const RULES: Readonly<Record<NamedPlatform, readonly Rule[]>> = {
  meta: [['fbc', '_fbc']],
  tiktok: [['ttclid', 'ttclid']],
  kwai: [['click_id', 'kwaiclid']],
  gtag: [['gclid', 'gclid']],
  gtm: [['gclid', 'gclid']],
  bigo: [['bbg', 'bbg']],
  appsflyer: [],
};

/** Returns a platform's click parameters. Meta gets the bare `fbclid` only without `_fbc`. */
export function clickParametersOf(platform: NamedPlatform, clicks: ClickIds): Record<string, string> {
  const known = RULES[platform].flatMap(([parameter, clickName]) => {
    const value = clicks[clickName];
    return value === undefined ? [] : [[parameter, value] as const];
  });
  const { fbclid, _fbc } = clicks;
  const isBare = platform === 'meta' && fbclid !== undefined && !_fbc?.endsWith(`.${fbclid}`);
  return Object.fromEntries(isBare ? [['fbclid', fbclid]] : known);
}
