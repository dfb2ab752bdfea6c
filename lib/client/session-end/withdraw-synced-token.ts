// Withdraws the Firebase token that the own server holds, whichever page the session ends on.
import 'client-only';
import { syncToken } from '@/lib/client/api/sync-token';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { makeListeners } from '@/lib/client/store/make-store';
import { parseTokenSyncUrl } from '@/lib/shared/firebase/token-sync';

const listeners = makeListeners();

/** Calls the listener when the synced user must go. Returns the unsubscribe function. */
export const subscribeWithdrawal = listeners.subscribe;

/** Sends DELETE if this device has a synced token; several calls and tabs send one. */
export function withdrawSyncedToken(): void {
  const stored = readStored(STORED.tokenSync);
  if (stored === null) return;
  removeStored(STORED.tokenSync);
  const path = parseTokenSyncUrl(stored, window.location.origin, window.isSecureContext === true);
  if (path !== undefined) void syncToken(path, undefined);
  listeners.notify();
}
