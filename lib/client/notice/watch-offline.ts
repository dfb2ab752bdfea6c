// Says once that the connection is gone, when the browser notices it.
import 'client-only';
import { showToast } from '@/lib/client/notice/notice-store';

/** Shows the offline toast whenever the browser goes offline, on https only; returns the way to stop. */
export function watchOffline(): () => void {
  const onOffline = () => {
    if (window.location.protocol === 'https:') showToast({ textKey: 'network_offline' });
  };
  window.addEventListener('offline', onOffline);
  return () => window.removeEventListener('offline', onOffline);
}
