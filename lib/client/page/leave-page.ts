// Full navigations: the server's guards need a document request to see a new cookie.
import 'client-only';

const asItIs = (href: string): string => href;
let complete = asItIs;

/** Completes each address before navigation, as for links. Returns the stop function. */
export function completeNavigations(completion: (href: string) => string): () => void {
  complete = completion;
  return () => {
    complete = asItIs;
  };
}

/** Navigates to a path of this site, which must come from parseGo or lib/shared/routes, or to a validated address of a game's way back or a chat. */
export function leaveTo(path: string): void {
  window.location.assign(complete(path));
}

/** Same, but replaces the history entry: back skips this page. The address must be validated. */
export function replacePage(href: string): void {
  window.location.replace(complete(href));
}

/** Reloads the page. */
export function reloadPage(): void {
  window.location.reload();
}

/** Returns whether a redirect led here: a token in the address may have opened another session. */
export function wasRedirected(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'redirectCount' in entry && Number(entry.redirectCount) > 0;
}
