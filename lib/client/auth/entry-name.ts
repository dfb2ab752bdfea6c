// The user name that a recovery or registration leaves for the log-in form.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';

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
