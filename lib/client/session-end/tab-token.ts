// Keeps a synced token while the tab of its sign-in is open; withdraws one that a closed tab left without a session.
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
  withTabLock(LOCK, () => new Promise<never>(() => undefined)).catch(() => undefined);
}

const isLeft = (): boolean =>
  !isHeld && getSession().state === 'visitor' && readStored(STORED.tokenSync) !== null;

/** Withdraws a synced token without a session, unless a sign-in of this tab or of another open one needs it. */
export function withdrawLeftToken(): void {
  if (!isLeft()) return;
  tryTabLock(LOCK, async () => {
    if (isLeft()) withdrawSyncedToken();
  }).catch(() => undefined);
}
