// How the API proxy treats calls that open, use or end a session.
import 'server-only';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { beginSession } from '@/lib/server/sessions/begin-session';
import { handleOf, type SignIn } from '@/lib/server/sessions/session';
import { toSessionCookies } from '@/lib/server/sessions/session-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { toFlag, toText } from '@/lib/shared/calls/wire-value';
import { isRecord } from '@/lib/shared/is-record';

type Body = Record<string, unknown>;

// Also one that a social account completes.
const isByNumber = ({ name }: Endpoint, body: Body | undefined): boolean =>
  name === 'registerMobile' || (name === 'registerSocial' && body?.mobileNum !== undefined);

/** Returns the body for the provider, without the API proxy's own fields; a registration by number without a password gets the merchant's default. */
export function toProviderBody(row: Endpoint, body: Body | undefined, merchant: Merchant): Body | undefined {
  if (!body || !row.opensSession) return body;
  const { remember: _remember, remembered: _remembered, ...sent } = body;
  const { defaultMobilePassword } = merchant;
  if (isByNumber(row, sent) && sent.password === undefined && defaultMobilePassword)
    sent.password = defaultMobilePassword;
  return sent;
}

/** Returns whether a registration by number would reach the provider without a password. */
export function lacksPassword(row: Endpoint, body: Body | undefined): boolean {
  return isByNumber(row, body) && body?.password === undefined;
}

function isDefaultPassword(body: Body | undefined, merchant: Merchant): boolean {
  const bySecret = body?.type === undefined || body.type === 'username';
  return (
    bySecret &&
    merchant.defaultMobilePassword !== undefined &&
    body?.password === merchant.defaultMobilePassword
  );
}

function typeOf(customerType: unknown): number | undefined {
  const text = toText(customerType);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function toSignIn(value: WireLoginAnswer, token: string, merchant: Merchant): SignIn {
  return {
    merchant: merchant.code,
    token,
    id: toText(value.customerId) || toText(value.id),
    userName: toText(value.userName) || toText(value.customerName),
    customerType: typeOf(value.customerType),
    firstTimeLogin: toFlag(value.firstTimeLogin),
  };
}

/** A response whose token is in the cookie; the page gets a handle instead (SEC-57). */
export type Opened = { readonly answer: ProviderAnswer; readonly cookies: readonly string[] };

/** The failure of a login whose token is absent or fits into no cookie: the player must not appear signed in. */
export function toNoSession({ result: { traceId } }: ProviderAnswer): Opened {
  const result = { ok: false, code: 'invalid_response', message: '', status: 502, traceId } as const;
  return { answer: { status: 502, result }, cookies: [] };
}

/** What an Authorization header can carry. */
const TOKEN = /^[\x20-\x7e\x80-\xff]+$/;

const tokenOf = ({ token }: Body): string | undefined =>
  (typeof token === 'string' || typeof token === 'number') && TOKEN.test(`${token}`) ? `${token}` : undefined;

/** Providers repeat the token under further names. */
const withoutToken = (value: Body): Body =>
  JSON.parse(JSON.stringify(value, (_name, one) => (one === value.token ? undefined : one)));

/** Moves the token of a successful response into a new session. A response without one stays unchanged; one that no header can carry is dropped. */
export async function openFromAnswer(
  answer: ProviderAnswer,
  facts: { merchant: Merchant; body?: Body; https: boolean },
): Promise<Opened> {
  const { merchant, body, https } = facts;
  const { status, result: given } = answer;
  if (!given.ok || !isRecord(given.value) || !given.value.token) return { answer, cookies: [] };
  const value: WireLoginAnswer & Body = given.value;
  const token = tokenOf(value);
  if (token === undefined)
    return { answer: { status, result: { ...given, value: { ...value, token: undefined } } }, cookies: [] };
  const session = await beginSession(toSignIn(value, token, merchant));
  const shown: WireLoginAnswer = { ...withoutToken(value), token: handleOf(session) };
  if (isDefaultPassword(body, merchant)) shown.passwordDefault = true;
  const result = { ...given, value: shown };
  try {
    return { answer: { status, result }, cookies: await toSessionCookies(session, https) };
  } catch {
    return toNoSession(answer);
  }
}
