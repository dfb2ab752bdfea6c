import 'client-only';
import { formatRecent } from '@/lib/shared/locale/format-recent';

/** Writes the visitor's time into each `time[data-local]`, which React leaves empty: the page is one for all zones. */
export function fillTimes(): void {
  for (const place of document.querySelectorAll<HTMLTimeElement>('time[data-local]:empty'))
    place.textContent = formatRecent(document.documentElement.lang, place.dateTime, Date.now());
}
