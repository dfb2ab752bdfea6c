// What the server told this page about itself, read from the attributes of <html>.
import 'client-only';

/** Merchant code and language code of the page; empty until the layout sets them. */
export type PageFacts = { readonly merchant: string; readonly language: string };

/** Reads the page's merchant and language, which every cache key begins with. */
export function getPageFacts(): PageFacts {
  const { merchant = '', language = '' } = document.documentElement.dataset;
  return { merchant, language };
}

/** Whether a built site made this page; a development server names no build. */
export function isProductionPage(): boolean {
  return document.documentElement.dataset.build !== undefined;
}

/** Hosts whose script may run here as the chat widget; none where the registry names none. */
export function getChatHosts(): readonly string[] {
  return document.documentElement.dataset.chatHosts?.split(' ') ?? [];
}

/** The image servers of this page, the one in use first; none when the merchant names none. */
export function getImageCdns(): readonly string[] {
  return document.documentElement.dataset.cdns?.split(' ') ?? [];
}
