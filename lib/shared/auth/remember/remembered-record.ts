// The remembered login on the device: user, merchant, and a text that only the server can open.

/** A number as the player typed it, in the country that they chose. */
type NumberWish = { readonly type: 'sms'; readonly mobileNum: string; readonly country?: string };

/** `password` is the API proxy's text; empty for a login by SMS. */
export type RememberedRecord = { readonly merchant: string; readonly password: string } & (
  | { readonly type: 'username'; readonly username: string }
  | NumberWish
);

/** What to remember of a login; without a user name, the response's one is used. */
export type RememberWish = { readonly type: 'username'; readonly username?: string } | NumberWish;

/** Stored under `sass` in place of the old key: only the record's version. The real key is in an HttpOnly cookie. */
export const RECORD_VERSION = 'mck1';

const MAX_NAME_LENGTH = 256;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;
}

/** Parses a stored record; undefined when a part is missing or of another type. */
export function parseRemembered(raw: Record<string, unknown> | undefined): RememberedRecord | undefined {
  const { type, username, mobileNum, country, merchant, password } = raw ?? {};
  if (!isName(merchant) || typeof password !== 'string') return undefined;
  if (type === 'sms' && isName(mobileNum))
    return { type, mobileNum, ...(isName(country) ? { country } : {}), merchant, password };
  if (type === 'username' && isName(username) && password !== '')
    return { type, username, merchant, password };
  return undefined;
}

/** Returns the record if it belongs to this merchant. */
export function ownRecord(
  record: RememberedRecord | undefined,
  merchant: string,
): RememberedRecord | undefined {
  return record?.merchant === merchant ? record : undefined;
}

/** Builds the record; undefined without the API proxy's text or a user name. */
export function toRemembered(
  wish: RememberWish,
  answer: { readonly remembered?: string; readonly userName?: string },
  merchant: string,
): RememberedRecord | undefined {
  const password = answer.remembered ?? '';
  if (wish.type === 'sms') return { ...wish, merchant, password: '' };
  const username = wish.username?.trim() || answer.userName;
  return parseRemembered({ type: 'username', username, merchant, password });
}
