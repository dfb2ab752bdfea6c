// A sign-in at a third party that found no account: the registration that follows binds it (A10, SPEC §3).
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import type { PendingSocial } from '@/lib/shared/auth/register/build-registration';
import { toPendingSocial } from '@/lib/shared/auth/register/pending-social';

/** What is kept of it; nothing when none waits. */
export function readPendingSocial(): PendingSocial {
  const { lineSessionToken } = readStoredRecord(STORED.lineSessionToken) ?? {};
  if (typeof lineSessionToken === 'string') return toPendingSocial({ kind: 'line', lineSessionToken });
  const { telegramAuth } = readStoredRecord(STORED.telegramAuth) ?? {};
  const isKept = typeof telegramAuth === 'object' && telegramAuth !== null;
  return isKept
    ? toPendingSocial({ kind: 'telegram', telegramAuth: telegramAuth as Record<string, unknown> })
    : {};
}
