// What the login page says once about what has just happened elsewhere.
import 'client-only';
import { leaveTo } from '@/lib/client/page/leave-page';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { wayInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';

const NOTES = ['recovered', 'registered'] as const;

/** A new password is set, or an account is made that is not signed in yet. */
export type EntryNote = (typeof NOTES)[number];

/** Leaves for the login page, which will say the note; `go` and the kept parameters come along. */
export function leaveToLogin(note: EntryNote): void {
  writeStored(STORED.entryNote, note);
  leaveTo(wayInHref(ROUTES.login, new URLSearchParams(window.location.search)));
}

/** The note that waits, if any. */
export function readEntryNote(): EntryNote | undefined {
  const stored = readStored(STORED.entryNote);
  return NOTES.find((note) => note === stored);
}

/** The note has been said. */
export function dropEntryNote(): void {
  removeStored(STORED.entryNote);
}
