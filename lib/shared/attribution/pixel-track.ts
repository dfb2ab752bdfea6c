// The bundle of ad and click ids that a registration carries.
import { type Clicks, S2S_NAMES, type S2sInfo } from '@/lib/shared/attribution/landing';
import { pickTracked } from '@/lib/shared/attribution/tracked-value';
import { CLICK_NAMES } from '@/lib/shared/click-names';

/** Ids that the pixels know in cookies: two that the server sets too, and TikTok's own. */
export const PIXEL_COOKIES = ['_fbc', '_fbp', '_ttp'] as const;

/** Everything that may be known. */
export type TrackSources = {
  readonly clicks: Clicks;
  readonly s2s: S2sInfo;
  readonly cookies: Partial<Record<(typeof PIXEL_COOKIES)[number], string>>;
};

const NAMES = [...CLICK_NAMES, ...PIXEL_COOKIES, ...S2S_NAMES] as const;

/** The known values under their own names, as they came; undefined when there is none, so that the key is left out. */
export function buildPixelTrack({ clicks, s2s, cookies }: TrackSources): Record<string, string> | undefined {
  const known: Partial<Record<(typeof NAMES)[number], string>> = { ...clicks, ...cookies, ...s2s };
  const track = pickTracked(NAMES, (name) => known[name]);
  return Object.keys(track).length > 0 ? (track as Record<string, string>) : undefined;
}
