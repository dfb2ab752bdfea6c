import 'client-only';
import { setOffline, showToast } from '@/lib/client/notice/notice-store';
import { ERROR_TOAST_MS } from '@/lib/shared/constants';

/** Shows the offline toast, on https only, then a message until the network is back. Returns the stop function. */
export function watchOffline(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;
  let closeLast: (() => void) | undefined;
  const onOffline = () => {
    isLost = true;
    const isToasted = window.location.protocol === 'https:';
    closeLast?.();
    if (isToasted) closeLast = showToast({ textKey: 'network_offline' });
    timer = setTimeout(setOffline, isToasted ? ERROR_TOAST_MS : 0, true);
  };
  const onOnline = () => {
    clearTimeout(timer);
    setOffline(false);
    closeLast?.();
    if (isLost) closeLast = showToast({ textKey: 'backOnline' });
    isLost = false;
  };
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}
