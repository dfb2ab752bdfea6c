import 'client-only';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { syncStoredClicks } from '@/lib/client/consent/stored-clicks';
import { readDocumentCookie } from '@/lib/client/page/read-document-cookie';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { buildPixelTrack, PIXEL_COOKIES } from '@/lib/shared/attribution/pixel-track';
import { pickTracked } from '@/lib/shared/attribution/tracked-value';

/** Returns the ids, validated again; undefined without ids or consent. */
export function readPixelTrack(): Record<string, string> | undefined {
  if (!hasConsent()) return undefined;
  return buildPixelTrack({
    clicks: syncStoredClicks('lasting'),
    s2s: readStoredRecord(STORED.s2sInfo) ?? {},
    cookies: pickTracked(PIXEL_COOKIES, readDocumentCookie),
  });
}
