// Where a player was led to log-in or registration for: it stays for this tab, should they look around first.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { goOf } from '@/lib/shared/auth/after-login-href';

/** Stores the safe `go` of this page's address; one without leaves the stored one. */
export function storeGo(): void {
  const go = goOf(new URLSearchParams(window.location.search));
  if (go !== undefined) writeStored(STORED.go, go);
}

/** Returns the stored destination if it is safe, and removes it. */
export function takeGo(): string | undefined {
  const go = readStored(STORED.go);
  removeStored(STORED.go);
  return go === null ? undefined : goOf(new URLSearchParams({ go }));
}
