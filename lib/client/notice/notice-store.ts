// What lies over the page: notices one after another, toasts that leave by themselves, the domain modal.
import 'client-only';
import { TIMING } from '@/lib/shared/constants';

/** A text to show: the server's own words, or the key of a message. */
export type OverlayText = { readonly text: string } | { readonly textKey: string };

/** A titled notice with one button. */
export type Notice = OverlayText & {
  readonly id: number;
  /** Key of the title in the namespace `notice`. */
  readonly titleKey?: string;
  /** Wording of the button. */
  readonly button?: 'confirm' | 'submit' | 'login' | 'refresh';
  /** The button leads here; without it, it only closes. */
  readonly buttonTo?: string;
  /** Trace id of the failure, for the support code. */
  readonly traceId?: string;
};

/** A short message that leaves by itself. */
export type Toast = OverlayText & { readonly id: number };

/** Everything that lies over the page now; only the first notice is open. */
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

/** Tells a component when an overlay comes or goes; returns the way to stop. */
export function subscribeOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What lies over the page; the same object until it changes. */
export function getOverlays(): Overlays {
  return overlays;
}

/** What lies over a page in server HTML: nothing. */
export function getServerOverlays(): Overlays {
  return NONE;
}

/** Opens a notice, after those already open; the same words are not said twice at a time. */
export function showNotice(notice: WithoutId<Notice>): void {
  if (overlays.notices.some((open) => isSameText(open, notice))) return;
  lastId += 1;
  publish({ ...overlays, notices: [...overlays.notices, { ...notice, id: lastId }] });
}

/** Closes a notice. */
export function closeNotice(id: number): void {
  publish({ ...overlays, notices: overlays.notices.filter((notice) => notice.id !== id) });
}

/** Shows a toast for at most 3 s; the same words are not said twice at a time. */
export function showToast(toast: WithoutId<Toast>, lastsMs: number = TIMING.errorToastMs): void {
  if (overlays.toasts.some((open) => isSameText(open, toast))) return;
  lastId += 1;
  const id = lastId;
  publish({ ...overlays, toasts: [...overlays.toasts, { ...toast, id }] });
  const close = () => publish({ ...overlays, toasts: overlays.toasts.filter((open) => open.id !== id) });
  setTimeout(close, Math.min(lastsMs, TIMING.errorToastMs));
}

/** Opens or closes the domain-not-available modal. */
export function setDomainModal(open: boolean): void {
  publish({ ...overlays, domainModal: open });
}
