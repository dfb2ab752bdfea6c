// Deduplicates concurrent submits of one form, from a double tap or a second tab.
import 'server-only';
import { hash } from 'node:crypto';
import type { BrowserCall } from '@/lib/server/api-proxy/parse-call';
import type { ProxyRequest } from '@/lib/server/api-proxy/proxy-request';
import type { CallAnswer } from '@/lib/server/http/call-answer';
import { cookieName, readHttpCookie } from '@/lib/server/platform/connection/http-cookie';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { joinFlight, type SingleFlights } from '@/lib/server/platform/single-flight';
import { DEVICE_KEY_COOKIE } from '@/lib/server/sessions/device-key';
import { SESSION_COOKIE } from '@/lib/server/sessions/session-cookie';
import { DEVICE_ID_COOKIE } from '@/lib/shared/device/device-id';

const getSubmits = () => getProcessSingleton<SingleFlights<CallAnswer>>('submits', () => new Map());

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Device ids may repeat within a model, so one only counts together with a name and its password. */
function browserOf({ request, secure }: ProxyRequest, { body }: BrowserCall): readonly string[] | undefined {
  const read = (name: string) => readHttpCookie(request.headers, cookieName(name, secure)) ?? '';
  const [session, key, device] = [read(SESSION_COOKIE), read(DEVICE_KEY_COOKIE), read(DEVICE_ID_COOKIE)];
  const isProven = device !== '' && isText(body?.username) && isText(body?.password);
  return session !== '' || key !== '' || isProven ? [session, key, device] : undefined;
}

function keyOf(
  facts: ProxyRequest,
  { query, body, passHeaders }: BrowserCall,
  browser: readonly string[],
): string {
  const { merchant, row } = facts;
  const { traceparent: _own, ...visitor } = facts.visitor;
  const parts = [merchant.code, row.name, visitor, browser, String(query), passHeaders, body];
  // Hashed, since bodies contain passwords.
  return hash('sha256', JSON.stringify(parts), 'base64');
}

export type SendCall = (signal: AbortSignal | undefined) => Promise<CallAnswer>;

/** Sends a POST, or joins the same one in flight from the same browser: all get one response with its cookies. @throws what `send` throws, to all. */
export function joinSubmit(facts: ProxyRequest, call: BrowserCall, send: SendCall): Promise<CallAnswer> {
  const { row, request } = facts;
  const browser = row.method === 'POST' && !row.repeats ? browserOf(facts, call) : undefined;
  if (!browser) return send(request.signal);
  const key = keyOf(facts, call, browser);
  return joinFlight(getSubmits(), { key, signal: request.signal }, send);
}
