import 'client-only';
import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { saveForm } from '@/lib/client/update/save-form';
import { refreshPlaceOf } from '@/lib/shared/update/refresh-place';

/** Answers a refresh prompt: a listed page reloads with its input, any other leads home with the carried query. */
export function leaveForRefresh(): void {
  const { pathname, search } = window.location;
  const place = refreshPlaceOf(pathname, new URLSearchParams(search));
  if (place !== undefined) {
    leaveTo(place);
    return;
  }
  // As late as possible, to include the latest input.
  saveForm();
  reloadPage();
}
