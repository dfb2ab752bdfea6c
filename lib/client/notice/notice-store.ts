// Overlays of the page: queued notices, toasts, the domain modal.
import 'client-only';
import { TIMING } from '@/lib/shared/constants';

/** A text to show: the server's message or a message key. */
export type OverlayText = { readonly text: string } | { readonly textKey: string };

export type Notice = OverlayText & {
  readonly id: number;
  /** Title key in the namespace `notice`. */
  readonly titleKey?: string;
  readonly button?: 'confirm' | 'submit' | 'login' | 'refresh';
  /** Target of the button; without it, the button closes. */
  readonly buttonTo?: string;
  readonly traceId?: string;
};

/** A short message that closes by itself. */
export type Toast = OverlayText & { readonly id: number };

/** All overlays; only the first notice is open. */
export type Overlays = {
  readonly notices: readonly Notice[];
  readonly toasts: readonly Toast[];
  readonly domainModal: boolean;
};

type WithoutId<Item> = Item extends unknown ? Omit<Item, 'id'> : never;

const NONE: Overlays = { notices: [], toasts: [], domainModal: false };
const listeners = new Set<() => void>();
let overlays = NONE;
let lastId = 0;

function publish(next: Overlays): void {
  overlays = next;
  for (const listener of listeners) listener();
}

function isSameText(a: WithoutId<Toast>, b: WithoutId<Toast>): boolean {
  return 'text' in a ? 'text' in b && a.text === b.text : 'textKey' in b && a.textKey === b.textKey;
}

/** Calls the listener when overlays change. Returns the unsubscribe function. */
export function subscribeOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the overlays; the same object until they change. */
export function getOverlays(): Overlays {
  return overlays;
}

/** Returns the overlays in server HTML: none. */
export function getServerOverlays(): Overlays {
  return NONE;
}

/** Queues a notice, unless one with the same text is queued. */
export function showNotice(notice: WithoutId<Notice>): void {
  if (overlays.notices.some((open) => isSameText(open, notice))) return;
  lastId += 1;
  publish({ ...overlays, notices: [...overlays.notices, { ...notice, id: lastId }] });
}

/** Closes a notice. */
export function closeNotice(id: number): void {
  publish({ ...overlays, notices: overlays.notices.filter((notice) => notice.id !== id) });
}

/** Shows a toast for up to 3 s, unless one with the same text shows. */
export function showToast(toast: WithoutId<Toast>, lastsMs: number = TIMING.errorToastMs): void {
  if (overlays.toasts.some((open) => isSameText(open, toast))) return;
  lastId += 1;
  const id = lastId;
  publish({ ...overlays, toasts: [...overlays.toasts, { ...toast, id }] });
  const close = () => publish({ ...overlays, toasts: overlays.toasts.filter((open) => open.id !== id) });
  setTimeout(close, Math.min(lastsMs, TIMING.errorToastMs));
}

/** Opens or closes the modal for an unavailable domain. */
export function setDomainModal(open: boolean): void {
  publish({ ...overlays, domainModal: open });
}
