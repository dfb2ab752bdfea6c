// Host names whose pictures count as the merchant's own.
import 'server-only';
import type { Site } from '@/lib/shared/site/site';

/** The own host and the image servers, with ports other than the default ones. */
export function toHostNames({ protocol, host, status }: Site): string[] {
  return [`${protocol}//${host}`, ...status.imageCdns].flatMap((address) => {
    const host = URL.parse(address)?.host;
    return host ? [host] : [];
  });
}
