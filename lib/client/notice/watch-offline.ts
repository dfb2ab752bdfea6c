import 'client-only';
import { showToast } from '@/lib/client/notice/notice-store';

/** Shows the offline toast, on https only. Returns the stop function. */
export function watchOffline(): () => void {
  const onOffline = () => {
    if (window.location.protocol === 'https:') showToast({ textKey: 'network_offline' });
  };
  window.addEventListener('offline', onOffline);
  return () => window.removeEventListener('offline', onOffline);
}
