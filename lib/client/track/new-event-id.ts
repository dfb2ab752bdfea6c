// The id of an event, the same for the browser's and the server's copy.
import 'client-only';

/** A fresh id; insecure pages have no randomUUID. */
export function newEventId(): string {
  return window.crypto.randomUUID?.() ?? [...window.crypto.getRandomValues(new Uint32Array(4))].join('-');
}
