// Host names whose pictures count as the merchant's own.
import 'server-only';
import type { Site } from '@/lib/shared/site/site';

/** Returns the own host and the image servers, with non-default ports. */
export function toHostNames({ protocol, host, status }: Site): string[] {
  return [`${protocol}//${host}`, ...status.imageCdns].flatMap((address) => {
    const host = URL.parse(address)?.host;
    return host ? [host] : [];
  });
}
