// Remembered logins in the API proxy: opens the record of a login, and adds a new one to its response.
import 'server-only';
import type { Opened } from '@/lib/server/api-proxy/open-session';
import { getMessages } from '@/lib/server/http/locale/messages';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { makeDeviceKey, readDeviceKey, toDeviceKeyCookie } from '@/lib/server/sessions/device-key';
import { openRemembered, type Remembered, sealRemembered } from '@/lib/server/sessions/remembered-seal';
import { getPasswordChange, isDeviceRevoked, toPlainName } from '@/lib/server/sessions/revocations';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import { type HeaderReader, traceIdOf, type Visitor } from '@/lib/shared/http/visitor';

type Body = Record<string, unknown>;

export type RememberedLoginContext = {
  readonly row: Endpoint;
  readonly merchant: Merchant;
  readonly headers: HeaderReader;
  readonly https: boolean;
};

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** SMS codes and third-party proofs work once: only a password is worth storing. */
const isByPassword = (body: Body) => body.type === undefined || body.type === 'username';

const namesIn = (...names: readonly unknown[]): readonly string[] => names.filter(hasText).map(toPlainName);

// A sign-out or password change revokes a record, also copies of it and its key.
async function isRevoked(merchant: string, deviceKey: string, record: Remembered): Promise<boolean> {
  if (await isDeviceRevoked(merchant, deviceKey)) return true;
  const changes = record.names.map((userName) => getPasswordChange({ merchant, userName }));
  return Math.max(...(await Promise.all(changes))) > record.usedAtMs;
}

/** Fills in the remembered password. Undefined when the record does not open for this merchant, device and name: the login must not be sent. */
export async function fillRemembered(
  body: Body,
  { row, merchant, headers, https }: RememberedLoginContext,
): Promise<Body | undefined> {
  if (!row.opensByPassword || body.remembered === undefined || hasText(body.password)) return body;
  const deviceKey = readDeviceKey(headers, https);
  if (deviceKey === undefined || !isByPassword(body)) return undefined;
  const scope = { merchant: merchant.code, deviceKey };
  const record = openRemembered(body.remembered, scope, Date.now());
  const requestedNames = namesIn(body.username, body.mobileNum);
  const isOwn =
    record && requestedNames.length > 0 && requestedNames.every((name) => record.names.includes(name));
  if (!isOwn || (await isRevoked(merchant.code, deviceKey, record))) return undefined;
  return { ...body, password: record.password };
}

/** Returns the response of a wrong password, so that the browser drops the record. */
export function toUnopenedAnswer({ language, traceparent }: Visitor): ProviderAnswer {
  const texts = getMessages(language).remember as Record<string, string> | undefined;
  const message = texts?.unopened ?? '';
  const result = {
    ok: false,
    code: 'login.cred.err',
    message,
    status: 200,
    traceId: traceIdOf(traceparent),
  } as const;
  return { status: 200, result };
}

/** `remember: true` requests a record; a used one is renewed unless the player declined. */
function isWanted({ remember, remembered }: Body): boolean {
  return remember === true || (hasText(remembered) && remember !== false);
}

// A revoked key opens nothing.
async function toDeviceKey(merchant: string, known: string | undefined): Promise<string> {
  return known === undefined || (await isDeviceRevoked(merchant, known)) ? makeDeviceKey() : known;
}

/** Adds `value.remembered` to a response that opened a session (`requestBody`: the browser's body, `sent`: the provider's) and renews the device key. */
export async function addRemembered(
  opened: Opened,
  bodies: { readonly requestBody?: Body; readonly sent?: Body },
  { merchant, headers, https }: RememberedLoginContext,
): Promise<Opened> {
  const { requestBody = {}, sent = {} } = bodies;
  const { result } = opened.answer;
  if (!result.ok || opened.cookies.length === 0 || !isWanted(requestBody) || !isByPassword(sent))
    return opened;
  if (!hasText(sent.password)) return opened;
  const deviceKey = await toDeviceKey(merchant.code, readDeviceKey(headers, https));
  const shown = result.value as Body;
  const names = namesIn(sent.username, sent.mobileNum, shown.userName, shown.customerName);
  const record = { password: sent.password, names, usedAtMs: Date.now() };
  const remembered = sealRemembered(record, { merchant: merchant.code, deviceKey });
  if (remembered === undefined) return opened;
  const value = { ...shown, remembered };
  return {
    answer: { ...opened.answer, result: { ...result, value } },
    cookies: [...opened.cookies, toDeviceKeyCookie(deviceKey, https)],
  };
}
