import 'client-only';
import { clearSession } from '@/lib/client/session/session-store';
import { withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';
import { deleteCachedPages, deleteInbox } from '@/lib/client/worker/delete-cached-pages';

/** Removes session mirror, VIP rank, client data, cached pages and the inbox, and withdraws a synced token. */
export function forgetSession(): void {
  clearSession();
  removeStored(STORED.firstLogin);
  removeStored(STORED.justSignedIn);
  removeStored(STORED.barRank);
  removeStored(STORED.lineSessionToken);
  removeStored(STORED.telegramAuth);
  withdrawSyncedToken();
  void deleteCachedPages();
  void deleteInbox();
}
