// Full navigations: the server's guards see the new cookie only by a fresh document request.
import 'client-only';

const asItIs = (href: string): string => href;
let complete = asItIs;

/** Has what leaves the page from now on completed, as its links are; returns the way to stop. */
export function completeLeaves(completion: (href: string) => string): () => void {
  complete = completion;
  return () => {
    complete = asItIs;
  };
}

/** Leaves for a path of our own by a document request. The path must have passed parseGo or come from lib/shared/routes. */
export function leaveTo(path: string): void {
  window.location.assign(complete(path));
}

/** As leaveTo, but the page that is left is forgotten: the back button leads to where the player was before it. The address must have passed its parser. */
export function replacePage(href: string): void {
  window.location.replace(complete(href));
}

/** Loads the page anew. */
export function reloadPage(): void {
  window.location.reload();
}

/** Whether this document came by a redirect: a token in the address may have opened another session. */
export function wasRedirected(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'redirectCount' in entry && Number(entry.redirectCount) > 0;
}
