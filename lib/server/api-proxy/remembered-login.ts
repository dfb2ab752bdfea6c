// What the relay does for remembered logins: opens the record of a login, and adds a fresh one to its answer.
import 'server-only';
import type { Opened } from '@/lib/server/api-proxy/open-session';
import { getMessages } from '@/lib/server/http/locale/messages';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { makeDeviceKey, readDeviceKey, toDeviceKeyCookie } from '@/lib/server/sessions/remember/device-key';
import {
  openRemembered,
  type Remembered,
  sealRemembered,
} from '@/lib/server/sessions/remember/remembered-seal';
import { getPasswordChange, isDeviceForgotten, toPlainName } from '@/lib/server/sessions/signed-out';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';

type Body = Record<string, unknown>;

/** Whose login it is, and on which device. */
export type RememberedFacts = {
  readonly row: Endpoint;
  readonly merchant: Merchant;
  readonly headers: HeaderReader;
  readonly https: boolean;
};

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A code of an SMS or a proof of a third party is good for once: only what the player knows is worth keeping. */
const isByPassword = (body: Body) => body.type === undefined || body.type === 'username';

const namesIn = (...names: readonly unknown[]): readonly string[] => names.filter(hasText).map(toPlainName);

// A sign-out or a changed password revokes a record, even if a copy of it and of its key was kept (SEC-51).
async function isRevoked(merchant: string, deviceKey: string, record: Remembered): Promise<boolean> {
  if (await isDeviceForgotten(merchant, deviceKey)) return true;
  const changes = record.names.map((userName) => getPasswordChange({ merchant, userName }));
  return Math.max(...(await Promise.all(changes))) > record.usedAtMs;
}

/**
 * The browser's body with the remembered password filled in; as it is when it carries none, or a typed password too, which then
 * counts. Undefined when the record opens for this merchant, device and name no more: the login must not go out.
 */
export async function fillRemembered(
  body: Body,
  { row, merchant, headers, https }: RememberedFacts,
): Promise<Body | undefined> {
  if (!row.opensByPassword || body.remembered === undefined || hasText(body.password)) return body;
  const deviceKey = readDeviceKey(headers, https);
  if (deviceKey === undefined || !isByPassword(body)) return undefined;
  const scope = { merchant: merchant.code, deviceKey };
  const record = openRemembered(body.remembered, scope, Date.now());
  const asked = namesIn(body.username, body.mobileNum);
  const isOwn = record && asked.length > 0 && asked.every((name) => record.names.includes(name));
  if (!isOwn || (await isRevoked(merchant.code, deviceKey, record))) return undefined;
  return { ...body, password: record.password };
}

/** Answers a record that does not open like a wrong password, so that it is dropped; the provider was not asked. */
export function toUnopened({ language, traceparent }: Visitor): ProviderAnswer {
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

/** Wanted by `remember: true`; a record that was just used is renewed unless the player said no. */
function isWanted({ remember, remembered }: Body): boolean {
  return remember === true || (hasText(remembered) && remember !== false);
}

// One that was given up opens nothing any more.
async function toDeviceKey(merchant: string, known: string | undefined): Promise<string> {
  return known === undefined || (await isDeviceForgotten(merchant, known)) ? makeDeviceKey() : known;
}

/**
 * Adds `value.remembered` to the answer of a login or registration that opened a session, and keeps the device's key for another 30
 * days. `asked` is the browser's body, `sent` the provider's, which alone holds the password in every case.
 */
export async function addRemembered(
  opened: Opened,
  bodies: { readonly asked?: Body; readonly sent?: Body },
  { merchant, headers, https }: RememberedFacts,
): Promise<Opened> {
  const { asked = {}, sent = {} } = bodies;
  const { result } = opened.answer;
  if (!result.ok || opened.cookies.length === 0 || !isWanted(asked) || !isByPassword(sent)) return opened;
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
