// Where the merchant's own pictures are.
import 'server-only';
import { type ToImage, toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import type { Site } from '@/lib/shared/site/site';

/** Returns the own host and the image servers, with non-default ports. */
export function toHostNames({ protocol, host, status }: Site): string[] {
  return [`${protocol}//${host}`, ...status.imageCdns].flatMap((address) => {
    const host = URL.parse(address)?.host;
    return host ? [host] : [];
  });
}

/** Returns a function that puts pictures on the page's image server. */
export function toImageOf({ status }: Pick<Site, 'status'>): ToImage {
  return (raw) => toCdnImage(raw, status.imageCdns);
}
