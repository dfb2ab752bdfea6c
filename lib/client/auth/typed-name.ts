// The user name typed into the log-in form, for the recovery of its password; in memory alone, so that it ends with the page.
import 'client-only';

let typed = '';

/** Stores what the log-in form holds. */
export function setTypedName(name: string): void {
  typed = name;
}

/** Returns the name that was typed last; empty after a page load. */
export function getTypedName(): string {
  return typed;
}
