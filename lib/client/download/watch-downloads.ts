// Tells the provider of every tap on a real download link, wherever it stands (T1 downloadApp).
import 'client-only';
import { trackEvent } from '@/lib/client/track/track-event';

function onTap({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[data-download]')) trackEvent('downloadApp');
}

/** Starts to watch; returns the way to stop. On its way down, since a dialog may keep its taps to itself. */
export function watchDownloads(): () => void {
  document.addEventListener('click', onTap, true);
  return () => document.removeEventListener('click', onTap, true);
}
