// Leaves for the chat page; a file of its own so that tests can replace it.
import 'client-only';

/** Navigates to an address that has passed parseResourceUrl. */
export function leaveForChat(url: string): void {
  window.location.assign(url);
}
