// Where the forms that let a player in stand: on a page of their own, or over another page.
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** Pages that open over the page from which a soft link leads to them. */
const OVERLAID: ReadonlySet<string> = new Set([ROUTES.login, ROUTES.register]);

/** Pages of which nothing would be left to come back to: no overlay opens over them. */
const GROUNDLESS: ReadonlySet<string> = new Set([...OVERLAID, ROUTES.registerHtml, ROUTES.recover]);

/** Whether a soft link to a path opens an overlay, and leaves the page under it where it is. */
export function opensOver(to: string): boolean {
  return OVERLAID.has(trimPath(to));
}

/** Whether a link from one path to another must load a page of its own, for an overlay would lie over another way in. */
export function isWholePage(from: string, to: string): boolean {
  return opensOver(to) && GROUNDLESS.has(trimPath(from));
}
