// The event id, shared by the browser's and the server's copy.
import 'client-only';

/** Returns a new id; insecure pages lack randomUUID. */
export function newEventId(): string {
  return window.crypto.randomUUID?.() ?? [...window.crypto.getRandomValues(new Uint32Array(4))].join('-');
}
