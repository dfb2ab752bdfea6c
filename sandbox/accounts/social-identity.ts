// Third-party proofs (LINE, Telegram, Firebase): identity, and the account bound to it.
import { createHash, createHmac } from 'node:crypto';
import { type Account, findAccount } from '../core/account.ts';
import type { ReceivedCall } from '../core/call.ts';
import { CallError } from '../core/call-error.ts';
import { isSameText } from '../core/is-same-text.ts';
import { isJsonObject, type JsonObject, readText } from '../core/json-value.ts';
import { readFirebaseToken } from './firebase-token.ts';
import { findTicket } from './ticket.ts';

export type Identity = { channel: 'line' | 'telegram' | 'firebase'; subject: string; name: string };

const lineLifeMs = 10 * 60_000;
const telegramLifeSeconds = 300;

const toLineIdentity = (call: ReceivedCall, token: string): Identity => {
  const ticket = findTicket(
    call.state,
    { merchant: call.merchant.code, kind: 'line', mark: token },
    lineLifeMs,
  );
  if (!ticket) throw new CallError('line_invalid_token', 'The LINE log-in has ended. Please log in again.');
  return { channel: 'line', subject: readText(ticket, 'subject'), name: readText(ticket, 'name') };
};

const parseTelegramAuth = (value: unknown): JsonObject => {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return isJsonObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
};

/** The hash Telegram puts on its login data: HMAC-SHA256 over the sorted lines, keyed by the bot token's SHA-256. */
export const toTelegramHash = (auth: JsonObject, botToken: string): string => {
  const lines = Object.keys(auth)
    .filter((key) => key !== 'hash')
    .sort()
    .map((key) => `${key}=${String(auth[key])}`);
  const secret = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
};

const toTelegramIdentity = (call: ReceivedCall, value: unknown): Identity => {
  const auth = parseTelegramAuth(value);
  const ageSeconds = Math.abs(call.state.now() / 1000 - Number(auth.auth_date));
  const isFresh = ageSeconds <= telegramLifeSeconds;
  if (!isFresh || !isSameText(readText(auth, 'hash'), toTelegramHash(auth, call.merchant.telegramBotToken))) {
    throw new CallError(
      'telegram_validate_failed',
      'Telegram did not confirm this log-in. Please try again.',
    );
  }
  return { channel: 'telegram', subject: readText(auth, 'id'), name: readText(auth, 'first_name') };
};

const toFirebaseIdentity = (call: ReceivedCall, idToken: string): Identity => {
  const claims = readFirebaseToken(call, idToken);
  return { channel: 'firebase', subject: readText(claims, 'sub'), name: readText(claims, 'name') };
};

/** Returns the third-party identity that a body proves; null without one. */
export const findIdentity = (call: ReceivedCall): Identity | null => {
  const { body } = call;
  const line = readText(body, 'lineSessionToken');
  if (line) return toLineIdentity(call, line);
  if (body.telegramAuth) return toTelegramIdentity(call, body.telegramAuth);
  const firebase = readText(body, 'firebaseIdToken');
  return firebase ? toFirebaseIdentity(call, firebase) : null;
};

export const bindIdentity = (
  { state, merchant }: ReceivedCall,
  identity: Identity,
  accountId: string,
): void => {
  state.database
    .prepare('INSERT OR REPLACE INTO binding VALUES (?, ?, ?, ?)')
    .run(merchant.code, identity.channel, identity.subject, accountId);
};

/** The sandbox has these texts in English only: in other languages it sends codes, and a site shows its own texts. */
const unbound = ({ language }: ReceivedCall, { channel, name }: Identity): CallError => {
  const words = (text: string) => (language === 'EN' ? `${text} ` : '');
  return channel === 'firebase'
    ? new CallError('not.exists.user', `${words('No account is linked to this log-in yet.')}(firebase)`)
    : new CallError(
        'bind_customer_required',
        `${words(`Link ${name || 'your profile'} to an account first.`)}[${channel}]`,
      );
};

/** @throws CallError bind_customer_required or not.exists.user where no account is bound */
export const findBoundAccount = (call: ReceivedCall): Account => {
  const identity = findIdentity(call);
  if (!identity)
    throw new CallError('parameter.missing', 'A proof of the log-in is missing.', { httpStatus: 400 });
  const row = call.state.database
    .prepare('SELECT accountId FROM binding WHERE merchant = ? AND channel = ? AND subject = ?')
    .get(call.merchant.code, identity.channel, identity.subject);
  const account =
    row && findAccount(call.state.database, call.merchant.code, { key: 'id', value: String(row.accountId) });
  if (!account) throw unbound(call, identity);
  return account;
};
