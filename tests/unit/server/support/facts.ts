// Merchants, visitors and sessions for tests, each complete and each field replaceable.

import type { Session } from '@/lib/server/sessions/session';
import { type Merchant, toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import type { Visitor } from '@/lib/shared/http/visitor';
import { toEntry } from './test-site';

export const aMerchant = (origin: string, more: Record<string, unknown> = {}, code = 'one'): Merchant =>
  toMerchant(merchantSchema.parse(toEntry(code, { backend: { origin }, ...more })));

export const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

export const aVisitor = (more: Partial<Visitor> = {}): Visitor => ({
  userAgent: 'Mozilla/5.0 (Test)',
  language: 'EN',
  address: '203.0.113.9',
  host: 'one.localhost:3000',
  protocol: 'http',
  traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01`,
  ...more,
});

export const aSession = (more: Partial<Session> = {}): Session => ({
  sid: '6f1f7c1e-58a1-4f2b-9a55-0c9b2c9d0001',
  merchant: 'one',
  token: 'token-canary-7f3a',
  id: '1001',
  userName: 'lan',
  customerType: 0,
  firstTimeLogin: false,
  startedAtMs: Date.now(),
  sealedAtMs: Date.now(),
  ...more,
});

/** The names and values of a Set-Cookie line. */
export function readSetCookie(line: string): { name: string; value: string; flags: string[] } {
  const [pair = '', ...flags] = line.split('; ');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), flags };
}

/** The Cookie header that a browser sends after these Set-Cookie lines. */
export const toCookieHeader = (lines: readonly string[]): string =>
  lines
    .map(readSetCookie)
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
