// Whether the sign-in forms open as a page or as an overlay.
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** Pages that open as an overlay on client-side navigation. */
const OVERLAID: ReadonlySet<string> = new Set([ROUTES.login, ROUTES.register]);

/** Pages that no overlay may cover, because nothing would be left behind it. */
const GROUNDLESS: ReadonlySet<string> = new Set([...OVERLAID, ROUTES.registerHtml, ROUTES.recover]);

/** Returns whether a client-side link to a path opens an overlay above the current page. */
export function opensOver(to: string): boolean {
  return OVERLAID.has(trimPath(to));
}

/** Returns whether a link must load a full page, because its overlay would cover another sign-in form. */
export function isWholePage(from: string, to: string): boolean {
  return opensOver(to) && GROUNDLESS.has(trimPath(from));
}
