// Where a sign-in leads, from its own page or from a card over another one.
import 'client-only';
import { reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { findUnderlyingPage } from '@/lib/client/page/underlying-page';
import { afterLoginHref, goOf } from '@/lib/shared/auth/after-login-href';
import { isWholePage } from '@/lib/shared/auth/entry-place';
import { ROUTES } from '@/lib/shared/routes';

/** How long the browser may take to go back; ms. */
const BACK_LIMIT_MS = 1_000;

let hasEntered = false;
let isReturning = false;

/** Marks that this document has shown or sent a form to log in or register: its answer may outlast it. */
export function noteEntry(): void {
  hasEntered ||= isOnEntry();
}

const isOnEntry = (): boolean => isWholePage(window.location.pathname, ROUTES.login);

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

/** Leaves for `go`, else for the given destination, the page under the log-in card, or home; back leads to the page before it.
 * A player who has left the form meanwhile stays on the page, which is loaded again. */
export function leaveEntry(destination?: string): void {
  const hasLeft = hasEntered && !isOnEntry();
  const query = queryWithGo(destination);
  const page = findUnderlyingPage();
  if (hasLeft) reloadPage();
  else if (page !== undefined && (goOf(query) ?? page) === page) returnTo(page);
  else replacePage(afterLoginHref(query));
}
