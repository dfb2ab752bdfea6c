// Unread count of customer service messages.
import 'client-only';
import { makeStore } from '@/lib/client/store/make-store';

const store = makeStore(0);

export const subscribeUnread = store.subscribe;

/** Returns the last known count; zero for visitors and before the first answer. */
export const getUnread = store.get;

/** Stores a count; anything but a positive integer counts as zero. */
export function setUnread(count: number): void {
  store.set(Number.isInteger(count) && count > 0 ? count : 0);
}
