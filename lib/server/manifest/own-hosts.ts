// Host names whose pictures count as the merchant's own (ruling 20).
import 'server-only';
import type { Site } from '@/lib/shared/site/site';

/** The own host and the image servers, without ports. */
export function toHostNames({ protocol, host, status }: Site): string[] {
  return [`${protocol}//${host}`, ...status.imageCdns].flatMap((address) => {
    const name = URL.parse(address)?.hostname;
    return name ? [name] : [];
  });
}
