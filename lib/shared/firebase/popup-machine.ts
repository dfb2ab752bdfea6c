// How a provider's window opens: as a popup, of which the newest counts, or by redirect where its result can come back.
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import { parseUrl } from '@/lib/shared/url/parse-url';

// `com.br`, `co.th`: a country's domains of the third level belong to different owners. Without the list of all such
// suffixes, a short name under a country counts as one too: then the popup alone is used.
const SHARED_SUFFIX = /(?:^|\.)[a-z]{2,3}\.[a-z]{2}$/;

function siteOf(host: string): string | undefined {
  const name = host.toLowerCase();
  const length = SHARED_SUFFIX.test(name) ? 3 : 2;
  const labels = name.split('.');
  return labels.length < length ? undefined : labels.slice(-length).join('.');
}

/** Returns whether a sign-in by redirect can come back: browsers partition storage by site, so that the helper page of
 * another site cannot hand its result to the page. */
export function canRedirect(pageHost: string, { config, emulator }: FirebaseFacts): boolean {
  const helper = emulator === undefined ? config.authDomain : parseUrl(emulator)?.hostname;
  const site = siteOf(pageHost);
  return site !== undefined && site === siteOf(helper ?? '');
}

/** `pending` is the number of the current popup. */
export type PopupState = { readonly pending?: number; readonly lastId: number };

export const NO_POPUP: PopupState = { lastId: 0 };

/** Opens a popup under the number `lastId`; an older one is dropped. */
export function openPopup({ lastId }: PopupState): PopupState {
  return { pending: lastId + 1, lastId: lastId + 1 };
}

/** Ends a popup; ending a replaced one has no effect. */
export function endPopup(state: PopupState, id: number): PopupState {
  return state.pending === id ? { lastId: state.lastId } : state;
}

/** Returns whether the result of this popup still counts. */
export function isPending(state: PopupState, id: number): boolean {
  return state.pending === id;
}
