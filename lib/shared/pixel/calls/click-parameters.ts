// The visitor's click id of each platform, under the name that the platform gives it.

import type { NamedPlatform } from '@/lib/shared/pixel/event-table';
import type { ClickIds } from '@/lib/shared/pixel/pixel-event';

type Rule = readonly [parameter: string, kept: string];

const RULES: Readonly<Record<NamedPlatform, readonly Rule[]>> = {
  meta: [['fbc', '_fbc']],
  tiktok: [['ttclid', 'ttclid']],
  kwai: [['click_id', 'kwaiclid']],
  gtag: [['gclid', 'gclid']],
  gtm: [['gclid', 'gclid']],
  bigo: [['bbg', 'bbg']],
  appsflyer: [],
};

/** The click parameters for a platform, each only where its id is known. Meta gets the bare `fbclid` while no `_fbc` holds it. */
export function clickParametersOf(platform: NamedPlatform, clicks: ClickIds): Record<string, string> {
  const known = RULES[platform].flatMap(([parameter, kept]) => {
    const value = clicks[kept];
    return value === undefined ? [] : [[parameter, value] as const];
  });
  const { fbclid, _fbc } = clicks;
  const isBare = platform === 'meta' && fbclid !== undefined && !_fbc?.endsWith(`.${fbclid}`);
  return Object.fromEntries(isBare ? [['fbclid', fbclid]] : known);
}
