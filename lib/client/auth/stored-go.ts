// Destination after a log-in or registration, stored per tab, since the player may visit other pages first.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { goOf } from '@/lib/shared/auth/after-login-href';

function store(query: URLSearchParams): void {
  const go = goOf(query);
  if (go !== undefined) writeStored(STORED.go, go);
}

/** Stores the safe `go` of this page's address; one without leaves the stored one. */
export function storeGo(): void {
  store(new URLSearchParams(window.location.search));
}

/** Stores this page as where the next log-in of this tab leads. */
export function storeThisPage(): void {
  const { pathname, search } = window.location;
  store(new URLSearchParams({ go: pathname + search }));
}

/** Returns the stored destination if it is safe, and removes it. */
export function takeGo(): string | undefined {
  const go = readStored(STORED.go);
  removeStored(STORED.go);
  return go === null ? undefined : goOf(new URLSearchParams({ go }));
}
