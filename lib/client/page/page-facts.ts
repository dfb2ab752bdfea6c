// Facts about this page from the attributes of <html>.
import 'client-only';
import type { Feature } from '@/lib/shared/calls/feature';

/** Merchant and language code; empty until the layout sets them. */
export type PageFacts = { readonly merchant: string; readonly language: string };

/** Returns merchant and language, the start of every cache key. */
export function getPageFacts(): PageFacts {
  const { merchant = '', language = '' } = document.documentElement.dataset;
  return { merchant, language };
}

/** Returns whether a production build rendered this page; a development server names no build. */
export function isProductionPage(): boolean {
  return document.documentElement.dataset.build !== undefined;
}

/** Returns the features that the merchant has switched off. */
export function getOffFeatures(): readonly Feature[] {
  return (document.documentElement.dataset.off?.split(' ') ?? []) as Feature[];
}

/** Returns the hosts that may serve the chat widget; none if the registry names none. */
export function getChatHosts(): readonly string[] {
  return document.documentElement.dataset.chatHosts?.split(' ') ?? [];
}

/** Returns the image servers, the current one first; none if the merchant names none. */
export function getImageCdns(): readonly string[] {
  return document.documentElement.dataset.cdns?.split(' ') ?? [];
}
