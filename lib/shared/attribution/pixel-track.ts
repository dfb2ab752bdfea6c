// The ad and click ids that a registration carries.
import { type Clicks, S2S_NAMES, type S2sInfo } from '@/lib/shared/attribution/landing';
import { pickTracked } from '@/lib/shared/attribution/tracked-value';
import { CLICK_NAMES } from '@/lib/shared/click-names';

/** Ids that pixels keep in cookies: two also set by the server, and TikTok's own. */
export const PIXEL_COOKIES = ['_fbc', '_fbp', '_ttp'] as const;

export type TrackSources = {
  readonly clicks: Clicks;
  readonly s2s: S2sInfo;
  readonly cookies: Partial<Record<(typeof PIXEL_COOKIES)[number], string>>;
};

const NAMES = [...CLICK_NAMES, ...PIXEL_COOKIES, ...S2S_NAMES] as const;

/** Collects known values under their own names, unchanged; undefined when there are none. */
export function buildPixelTrack({ clicks, s2s, cookies }: TrackSources): Record<string, string> | undefined {
  const known: Partial<Record<(typeof NAMES)[number], string>> = { ...clicks, ...cookies, ...s2s };
  const track = pickTracked(NAMES, (name) => known[name]);
  return Object.keys(track).length > 0 ? (track as Record<string, string>) : undefined;
}
