// User names of the log-in form: the typed one, for a recovery, and the one that a recovery or registration leaves for it.
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

/** Stores the name for the log-in page. */
export function storeEntryName(name: string): void {
  if (name !== '') writeStored(STORED.entryName, name);
}

/** Returns the name, once; empty without one. */
export function takeEntryName(): string {
  const name = readStored(STORED.entryName) ?? '';
  removeStored(STORED.entryName);
  return name;
}
