// A sign-in at a third party that found no account: the registration that follows binds it (A10, SPEC §3).
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import type { PendingSocial } from '@/lib/shared/auth/register/build-registration';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An old version stored the fields as they came.
    return text;
  }
}

/** What is kept of it; nothing when none waits. */
export function readPendingSocial(): PendingSocial {
  const line = readStored(STORED.lineSessionToken);
  const telegram = readStored(STORED.telegramAuth);
  return {
    ...(line ? { lineSessionToken: line } : {}),
    ...(telegram ? { telegramAuth: parse(telegram) } : {}),
  };
}
