// Push messages to a visible page, forwarded by the worker in the library's format.
import 'client-only';
import { toRecord } from '@/lib/shared/is-record';
import { type PushMessage, parsePushFields } from '@/lib/shared/push/push-message';

function isPushNews(data: unknown): boolean {
  const { isFirebaseMessaging, messageType } = toRecord(data);
  return isFirebaseMessaging === true && messageType === 'push-received';
}

/** Subscribes a page to messages while it is visible. Returns the unsubscribe function. */
export function subscribePushMessages(listener: (message: PushMessage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (!isPushNews(data) || document.visibilityState !== 'visible') return;
    const payload = parsePushFields(data, window.location.origin);
    if (payload) listener(payload.message);
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
}
