import 'client-only';
import { trackEvent } from '@/lib/client/track/track-event';

function onTap({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[data-download]')) trackEvent('downloadApp');
}

/** Starts tracking, in the capture phase because dialogs may stop propagation. Returns the stop function. */
export function watchDownloads(): () => void {
  document.addEventListener('click', onTap, true);
  return () => document.removeEventListener('click', onTap, true);
}
