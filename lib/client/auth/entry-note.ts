// What a page leaves for the log-in form: a one-time note on what happened before, and the user name.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';

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

/** Returns the name, once; empty without one. */
export function takeEntryName(): string {
  const name = readStored(STORED.entryName) ?? '';
  removeStored(STORED.entryName);
  return name;
}

const NOTES = ['recovered', 'registered', 'expired', 'default', 'changed'] as const;

/** The player has set a new password, has made an account that is not signed in yet, must replace an expired or default password, or has changed it in the settings. */
export type EntryNote = (typeof NOTES)[number];

/** Stores the note for the next page. */
export function storeEntryNote(note: EntryNote): void {
  writeStored(STORED.entryNote, note);
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
