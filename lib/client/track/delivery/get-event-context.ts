import 'client-only';
import { readPixelTrack } from '@/lib/client/attribution/read-pixel-track';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { parseAffiliateCode } from '@/lib/shared/attribution/affiliate';
import { parseTracked } from '@/lib/shared/attribution/tracked-value';
import type { EventSurroundings } from '@/lib/shared/track/event-item';

/** Returns the context from the landing attribution; ad and click ids only with consent. Never throws. */
export function getEventContext(): EventSurroundings {
  const { affiliateCode, referralCode } = readStoredRecord(STORED.regInfo) ?? {};
  const isGranted = hasConsent();
  return {
    affiliateCode: parseAffiliateCode(affiliateCode),
    referralCode: parseTracked(referralCode),
    isGranted,
    pixelTrack: isGranted ? readPixelTrack() : undefined,
  };
}
