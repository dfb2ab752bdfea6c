// What this site is called and looks like, as its own head says it.
import 'client-only';

/** Name and icon of the site; the icon may be a data address. */
export type SiteIdentity = { readonly name: string; readonly icon: string | undefined };

/** The merchant's name and icon of this page. */
export function readIdentity(): SiteIdentity {
  const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href;
  return { name: name || document.title, icon };
}
