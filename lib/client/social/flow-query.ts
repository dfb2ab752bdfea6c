// The query that a sign-in elsewhere comes back to: `go` and what is kept, without telling the provider of it.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { goOf } from '@/lib/shared/auth/after-login-href';
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { toHref } from '@/lib/shared/routes';

function toKept(search: string): string {
  const query = new URLSearchParams(search);
  return toHref('', { go: goOf(query) }, query);
}

/** What may wait on the device: click ids lie in the tab alone. */
export function toLastingQuery(): string {
  const query = new URLSearchParams(window.location.search);
  for (const name of CLICK_NAMES) query.delete(name);
  return toKept(query.toString());
}

/** Keeps all of it in this tab, in which most returns arrive. */
export function storeFlowQuery(): void {
  writeStored(STORED.flowQuery, toKept(window.location.search));
}

/** Puts it back into the address of the return, once; another tab has only what the flow's record says. */
export function restoreFlowQuery(recorded: string): void {
  const query = toKept(readStored(STORED.flowQuery) ?? recorded);
  removeStored(STORED.flowQuery);
  window.history.replaceState(null, '', `${window.location.pathname}${query}`);
}
