// The query to restore after an external sign-in: `go` and stored values, hidden from the provider.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { goOf } from '@/lib/shared/auth/after-login-href';
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { toHref } from '@/lib/shared/routes';

function toStoredQuery(search: string): string {
  const query = new URLSearchParams(search);
  return toHref('', { go: goOf(query) }, query);
}

/** Returns the query that may persist on the device: click ids stay in the tab. */
export function toLastingQuery(): string {
  const query = new URLSearchParams(window.location.search);
  for (const name of CLICK_NAMES) query.delete(name);
  return toStoredQuery(query.toString());
}

/** Stores the full query in this tab, to which most flows return. */
export function storeFlowQuery(): void {
  writeStored(STORED.flowQuery, toStoredQuery(window.location.search));
}

/** Restores the query in the address, once; another tab only has the flow's record. */
export function restoreFlowQuery(recorded: string): void {
  const query = toStoredQuery(readStored(STORED.flowQuery) ?? recorded);
  removeStored(STORED.flowQuery);
  window.history.replaceState(null, '', `${window.location.pathname}${query}`);
}
