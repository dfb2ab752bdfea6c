// Pixel ids that are configured but invalid, so that no visitor gets the pixel. Not part of the browser's code.
import 'server-only';
import { PIXEL_RULES, type PixelPlatform, PLATFORMS, parsePixelIds } from '@/lib/shared/pixel/pixel-ids';
import { findDomain } from '@/lib/shared/site/find-domain';

export type InvalidPixelField = {
  readonly platform: PixelPlatform;
  readonly field: string;
  readonly value: string;
};

/** Returns the fields of a host's entry (or its nearest parent domain's) that parsePixelIds rejects. */
export function listInvalidPixelFields(domains: unknown, host: string): InvalidPixelField[] {
  const row = findDomain(domains, host);
  const ids = parsePixelIds(domains, host);
  return PLATFORMS.flatMap((platform) => {
    const { field } = PIXEL_RULES[platform];
    const value = String(row?.[field] ?? '').trim();
    return value === '' || ids[platform] ? [] : [{ platform, field, value }];
  });
}
