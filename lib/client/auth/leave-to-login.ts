import 'client-only';
import { type EntryNote, storeEntryNote } from '@/lib/client/auth/entry-note';
import { leaveTo, reloadPage, replacePage } from '@/lib/client/page/leave-page';
import { isAtSecondStep } from '@/lib/client/page/use-second-step';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { isWholePage } from '@/lib/shared/auth/entry-place';
import { ROUTES } from '@/lib/shared/routes';

/** Leaves for the login page, which shows the note and has the user name, if known; keeps `go` and the carried parameters.
 * A player who has left the form meanwhile stays where they are: the next login page has both. */
export function leaveToLogin(note: EntryNote, name = ''): void {
  storeEntryNote(note);
  if (name !== '') writeStored(STORED.entryName, name);
  if (!isWholePage(window.location.pathname, ROUTES.login)) return;
  // Back may show this page as it was left, with its form still busy.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reloadPage());
  const href = signInHref(ROUTES.login, new URLSearchParams(window.location.search));
  // Back leads to the first step: the second is done.
  if (isAtSecondStep()) replacePage(href);
  else leaveTo(href);
}
