// Reports taps on downloads; the pre-paint script notes those from before.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { trackEvent } from '@/lib/client/track/track-event';
import { toEpochMs } from '@/lib/shared/to-epoch-ms';

function onTap({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[data-download]')) trackEvent('downloadApp');
}

function reportEarlyTap(): void {
  const time = toEpochMs(Number(readStored(STORED.downloadDue)));
  if (!time) return;
  removeStored(STORED.downloadDue);
  trackEvent('downloadApp', {}, { time });
}

/** Starts tracking, in the capture phase because dialogs may stop propagation. Returns the stop function. */
export function watchDownloads(): () => void {
  const { dataset } = document.documentElement;
  dataset.tracksDownloads = '1';
  document.addEventListener('click', onTap, true);
  reportEarlyTap();
  return () => {
    delete dataset.tracksDownloads;
    document.removeEventListener('click', onTap, true);
  };
}
