// Whether a request comes from the operator's collector: it carries METRICS_TOKEN (SEC-108).
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the request knows the token; never where none is configured. */
export function isCollector({ headers }: Pick<Request, 'headers'>): boolean {
  const token = getEnv().METRICS_TOKEN;
  if (token === undefined) return false;
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  // Hashes are of one length, so that neither the token's length nor how much of it was right shows in the time.
  return timingSafeEqual(hash(given), hash(token));
}
