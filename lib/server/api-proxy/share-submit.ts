// A form that is sent twice at once, by an impatient finger or from a second tab, goes to the provider once.
import 'server-only';
import { createHash } from 'node:crypto';
import type { ProxyRequest } from '@/lib/server/api-proxy/proxy-request';
import type { BrowserCall } from '@/lib/server/api-proxy/read-call';
import type { CallAnswer } from '@/lib/server/http/call-answer';
import { cookieName, readDocumentCookie } from '@/lib/server/platform/connection/http-cookie';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { joinFlight, type SingleFlights } from '@/lib/server/platform/single-flight';
import { DEVICE_KEY_COOKIE } from '@/lib/server/sessions/remember/device-key';
import { SESSION_COOKIE } from '@/lib/server/sessions/session-cookie';
import { DEVICE_ID_COOKIE } from '@/lib/shared/device/device-id';

const getSubmits = () => getProcessSingleton<SingleFlights<CallAnswer>>('submits', () => new Map());

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/**
 * What names one browser, since many may share an address: its session, or its random key. Devices of one model may have the same device id, so
 * that it counts only beside a name and its password: a caller that knows both may have what they open.
 */
function browserOf({ request, secure }: ProxyRequest, { body }: BrowserCall): readonly string[] | undefined {
  const read = (name: string) => readDocumentCookie(request.headers, cookieName(name, secure)) ?? '';
  const [session, key, device] = [read(SESSION_COOKIE), read(DEVICE_KEY_COOKIE), read(DEVICE_ID_COOKIE)];
  const isProven = device !== '' && isText(body?.username) && isText(body?.password);
  return session !== '' || key !== '' || isProven ? [session, key, device] : undefined;
}

// Whatever the answer rests on: a caller that differs in any of it makes a call of its own.
function keyOf(
  facts: ProxyRequest,
  { query, body, passHeaders }: BrowserCall,
  browser: readonly string[],
): string {
  const { merchant, row } = facts;
  const { traceparent: _own, ...visitor } = facts.visitor;
  const parts = [merchant.code, row.name, visitor, browser, String(query), passHeaders, body];
  // Kept as a hash: bodies hold passwords.
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

/** How a call goes out; `signal` aborts when no caller waits for its answer any more. */
export type SendCall = (signal: AbortSignal | undefined) => Promise<CallAnswer>;

/**
 * Sends a POST, or waits for the same one of the same browser: same merchant, call, visitor, cookies and body. All of them get the one
 * outcome, its cookies too; one that comes after the outcome is a try of its own, as the provider's own checks see it. Rows that repeat, other
 * methods, and calls that cannot be told to be of one browser are always sent. The call ends when the last one who waits for it goes away.
 * @throws what `send` throws, to all of them.
 */
export function shareSubmit(facts: ProxyRequest, call: BrowserCall, send: SendCall): Promise<CallAnswer> {
  const { row, request } = facts;
  const browser = row.method === 'POST' && !row.repeats ? browserOf(facts, call) : undefined;
  if (!browser) return send(request.signal);
  const key = keyOf(facts, call, browser);
  return joinFlight(getSubmits(), { key, signal: request.signal }, send);
}
