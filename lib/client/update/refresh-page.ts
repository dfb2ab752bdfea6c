// The refresh that a visitor said yes to: the new worker takes over, and the page comes anew (S4, RR11).
import 'client-only';
import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { keepForm } from '@/lib/client/update/keep-form';
import { activateWorker } from '@/lib/client/update/update-worker';
import { TIMING } from '@/lib/shared/constants';
import { refreshPlaceOf } from '@/lib/shared/update/refresh-place';

/** Refreshes after 200 ms (S4): a listed page loads anew with what was typed on it, any other leads to the home page (RR11). */
export function refreshPage(): void {
  const { pathname, search } = window.location;
  const place = refreshPlaceOf(pathname, new URLSearchParams(search));
  void activateWorker();
  setTimeout(() => {
    if (place !== undefined) {
      leaveTo(place);
      return;
    }
    // At the last moment: who goes on typing loses nothing.
    keepForm();
    reloadPage();
  }, TIMING.refreshDelayMs);
}
