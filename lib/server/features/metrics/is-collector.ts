// Whether a request carries METRICS_TOKEN.
import 'server-only';
import { hash, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Returns whether the request has the token; false where none is configured. */
export function isCollector({ headers }: Pick<Request, 'headers'>): boolean {
  const token = getEnv().METRICS_TOKEN;
  if (token === undefined) return false;
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  // Hashes have one length, so the timing shows neither the token's length nor its correct part (SEC-108).
  return timingSafeEqual(digestOf(given), digestOf(token));
}
