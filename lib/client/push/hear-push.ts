// Messages that come while a page of the site is in sight: the worker hands them to its windows in the library's form.
import 'client-only';
import { type PushMessage, parsePushFields } from '@/lib/shared/push/push-message';

function isPushNews(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { isFirebaseMessaging, messageType } = data as Record<string, unknown>;
  return isFirebaseMessaging === true && messageType === 'push-received';
}

/** Hears them on a page that is in sight; hidden ones are told too, and stay still. Returns the way to stop. */
export function hearPush(listener: (message: PushMessage) => void): () => void {
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
