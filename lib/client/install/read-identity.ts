import 'client-only';

export type SiteIdentity = { readonly name: string; readonly icon: string | undefined };

/** Returns the merchant's name and icon. */
export function readIdentity(): SiteIdentity {
  const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href;
  return { name: name || document.title, icon };
}
