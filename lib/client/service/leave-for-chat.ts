// Leaves for the chat's page, in a module of its own so that a test can stand in for the navigation.
import 'client-only';

/** Leaves for an address that has passed parseResourceUrl. */
export function leaveForChat(url: string): void {
  window.location.assign(url);
}
