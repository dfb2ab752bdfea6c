import 'client-only';
import { reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { findUnderlyingPage } from '@/lib/client/page/underlying-page';
import { afterLoginHref, goOf } from '@/lib/shared/auth/after-login-href';

/** How long the browser may take to go back; ms. */
const BACK_LIMIT_MS = 1_000;

let isReturning = false;

function isHere(address: string): boolean {
  return window.location.pathname + window.location.search === address;
}

function returnTo(address: string): void {
  // The browser goes back later: a second press must not leave the page.
  if (isReturning) return;
  isReturning = true;
  const fallback = setTimeout(replacePage, BACK_LIMIT_MS, address);
  const onBack = () => {
    clearTimeout(fallback);
    if (isHere(address)) reloadPage();
    else replacePage(address);
  };
  window.addEventListener('popstate', onBack, { once: true });
  window.history.back();
}

/** Returns this page's query, with the given destination as `go` where it names no safe one. */
export function queryWithGo(destination: string | undefined): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (destination !== undefined && goOf(query) === undefined) query.set('go', destination);
  return query;
}

/** Leaves for `go`, else for the given destination, the page under the log-in card, or home; back leads to the page before it. */
export function leaveEntry(destination?: string): void {
  const query = queryWithGo(destination);
  const page = findUnderlyingPage();
  if (page !== undefined && (goOf(query) ?? page) === page) returnTo(page);
  else replacePage(afterLoginHref(query));
}
