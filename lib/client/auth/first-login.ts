// The first login of an account: greeted once, then its first steps show until the player closes them.
import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { makeListeners } from '@/lib/client/store/make-store';

const DUE = '1';
const GREETED = '2';
const listeners = makeListeners();
let isOfThisPage = false;

/** Marks the login that has just succeeded as the account's first. */
export function storeFirstLogin(): void {
  isOfThisPage = true;
  writeStored(STORED.firstLogin, DUE);
}

/** Returns whether the greeting is due: once, and on the page after the login's, which is about to be left. */
export function takeGreeting(): boolean {
  if (isOfThisPage || readStored(STORED.firstLogin) !== DUE) return false;
  writeStored(STORED.firstLogin, GREETED);
  return true;
}

/** Calls the listener when the first steps are closed. Returns the unsubscribe function. */
export const subscribeFirstSteps = listeners.subscribe;

/** Returns whether this visit began with the first login and its steps are still open. */
export function hasFirstSteps(): boolean {
  return readStored(STORED.firstLogin) !== null;
}

/** Closes the first steps for good. */
export function closeFirstSteps(): void {
  removeStored(STORED.firstLogin);
  listeners.notify();
}
