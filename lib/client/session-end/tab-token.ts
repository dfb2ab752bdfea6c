// The tab of a sign-in holds its synced token; one that a closed tab left without a session is withdrawn.
import 'client-only';
import { tryTabLock, withTabLock } from '@/lib/client/page/with-tab-lock';
import { getSession } from '@/lib/client/session/session-store';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';

const LOCK = 'synced-token';
let isHeld = false;

/** Holds the synced token for this tab until the page is left. */
export function holdSyncedToken(): void {
  if (isHeld) return;
  isHeld = true;
  void withTabLock(LOCK, () => new Promise<never>(() => undefined));
}

/** Withdraws a synced token without a session, unless an open tab holds it. */
export function withdrawLeftToken(): void {
  if (getSession().state !== 'visitor' || readStored(STORED.tokenSync) === null) return;
  void tryTabLock(LOCK, async () => withdrawSyncedToken());
}
