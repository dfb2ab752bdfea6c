// Full navigations: the server's guards see the new cookie only by a fresh document request.
import 'client-only';

/** Leaves for a path of our own by a document request. The path must have passed parseGo or come from lib/shared/routes. */
export function leaveTo(path: string): void {
  window.location.assign(path);
}
