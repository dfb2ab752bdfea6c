// What a page leaves for the log-in form: a one-time note on what happened before, and the user name.
import 'client-only';
import { leaveTo } from '@/lib/client/page/leave-page';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';

// In memory only, so that it ends with the page.
let typed = '';

/** Stores what the log-in form holds. */
export function setTypedName(name: string): void {
  typed = name;
}

/** Returns the name that was typed last; empty after a page load. */
export function getTypedName(): string {
  return typed;
}

/** Stores the name for the log-in page. */
function storeEntryName(name: string): void {
  if (name !== '') writeStored(STORED.entryName, name);
}

/** Returns the name, once; empty without one. */
export function takeEntryName(): string {
  const name = readStored(STORED.entryName) ?? '';
  removeStored(STORED.entryName);
  return name;
}

const NOTES = ['recovered', 'registered', 'expired', 'changed'] as const;

/** The player has set a new password, has made an account that is not signed in yet, must replace an expired password, or has changed it in the settings. */
export type EntryNote = (typeof NOTES)[number];

/** Stores the note for the next page. */
export function storeEntryNote(note: EntryNote): void {
  writeStored(STORED.entryNote, note);
}

/** Leaves for the login page, which shows the note and has the user name, if known; keeps `go` and the carried parameters. */
export function leaveToLogin(note: EntryNote, name = ''): void {
  storeEntryNote(note);
  storeEntryName(name);
  leaveTo(signInHref(ROUTES.login, new URLSearchParams(window.location.search)));
}

/** Returns the pending note, if any. */
export function readEntryNote(): EntryNote | undefined {
  const stored = readStored(STORED.entryNote);
  return NOTES.find((note) => note === stored);
}

/** Removes the note once it is shown. */
export function dropEntryNote(): void {
  removeStored(STORED.entryNote);
}
