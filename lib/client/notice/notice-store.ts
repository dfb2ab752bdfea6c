// Overlays of the page: queued notices, toasts, the domain modal.
import 'client-only';
import { makeStore } from '@/lib/client/store/make-store';
import { ERROR_TOAST_MS } from '@/lib/shared/constants';

export type OverlayText = { readonly text: string } | { readonly textKey: string };

/** Names of problems, as texts of notices have them. */
export type NoticeTitle =
  | 'title'
  | 'titleLogin'
  | 'titleOffline'
  | 'titleGame'
  | 'titleSoon'
  | 'titleNetwork'
  | 'titleCheck'
  | 'titleEnter'
  | 'titleRegister';

export type Notice = OverlayText & {
  readonly id: number;
  /** Derived from the other fields where it is missing. */
  readonly title?: NoticeTitle;
  /** Label of the button; `confirm` by default. */
  readonly button?: 'login';
  /** Target of the button; without it, the button closes. */
  readonly buttonTo?: string;
  readonly traceId?: string;
};

/** A short message that closes automatically. */
export type Toast = OverlayText & { readonly id: number };

/** All overlays; only the first notice is open. */
export type Overlays = {
  readonly notices: readonly Notice[];
  readonly toasts: readonly Toast[];
  readonly domainModal: boolean;
  /** The browser has no network; shown until it is back. */
  readonly isOffline: boolean;
};

type WithoutId<Item> = Item extends unknown ? Omit<Item, 'id'> : never;

const NONE: Overlays = { notices: [], toasts: [], domainModal: false, isOffline: false };
const store = makeStore(NONE);
let lastId = 0;

function update(change: (overlays: Overlays) => Partial<Overlays>): void {
  store.set({ ...store.get(), ...change(store.get()) });
}

function isSameText(a: WithoutId<Toast>, b: WithoutId<Toast>): boolean {
  return 'text' in a ? 'text' in b && a.text === b.text : 'textKey' in b && a.textKey === b.textKey;
}

export const subscribeOverlays = store.subscribe;

export const getOverlays = store.get;

/** Returns the overlays in server HTML: none. */
export function getServerOverlays(): Overlays {
  return NONE;
}

/** Queues a notice, unless one with the same text is queued. */
export function showNotice(notice: WithoutId<Notice>): void {
  if (store.get().notices.some((open) => isSameText(open, notice))) return;
  lastId += 1;
  const id = lastId;
  update(({ notices }) => ({ notices: [...notices, { ...notice, id }] }));
}

/** Closes a notice. */
export function closeNotice(id: number): void {
  update(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** Shows a toast for up to 3 s, unless one with the same text shows. Returns what closes it earlier. */
export function showToast(toast: WithoutId<Toast>, lastsMs: number = ERROR_TOAST_MS): () => void {
  const closeOf = (id: number) => () =>
    update(({ toasts }) => ({ toasts: toasts.filter((open) => open.id !== id) }));
  const same = store.get().toasts.find((open) => isSameText(open, toast));
  if (same) return closeOf(same.id);
  lastId += 1;
  const close = closeOf(lastId);
  const shown = { ...toast, id: lastId };
  update(({ toasts }) => ({ toasts: [...toasts, shown] }));
  setTimeout(close, Math.min(lastsMs, ERROR_TOAST_MS));
  return close;
}

/** Opens or closes the modal for an unavailable domain. */
export function setDomainModal(open: boolean): void {
  update(() => ({ domainModal: open }));
}

/** Shows or removes the message that the network is lost. */
export function setOffline(isOffline: boolean): void {
  if (store.get().isOffline !== isOffline) update(() => ({ isOffline }));
}
