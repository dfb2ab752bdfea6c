// The remembered login as it lies on the device: who, where, and a text that only the server can open.

/** The record; `password` is the API proxy's text, and empty for a login by SMS, whose code is good for once. */
export type RememberedRecord = { readonly merchant: string; readonly password: string } & (
  | { readonly type: 'username'; readonly username: string }
  | { readonly type: 'sms'; readonly mobileNum: string }
);

/** What a login asks to be remembered; without a user name, the one of the answer is taken. */
export type RememberWish =
  | { readonly type: 'username'; readonly username?: string }
  | { readonly type: 'sms'; readonly mobileNum: string };

/**
 * What lies under `sass`, in the place of the key kept apart: the version of the record alone. The key itself is out of
 * reach of scripts, in a cookie. A record of another version is none.
 */
export const RECORD_VERSION = 'mck1';

const MAX_NAME_LENGTH = 256;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;
}

/** Parses a stored record; undefined for anything that lacks a part or has it in another type. */
export function parseRemembered(raw: Record<string, unknown> | undefined): RememberedRecord | undefined {
  const { type, username, mobileNum, merchant, password } = raw ?? {};
  if (!isName(merchant) || typeof password !== 'string') return undefined;
  if (type === 'sms' && isName(mobileNum)) return { type, mobileNum, merchant, password };
  if (type === 'username' && isName(username) && password !== '')
    return { type, username, merchant, password };
  return undefined;
}

/** The record for the merchant's login form, or undefined when it is another merchant's or none. */
export function ownRecord(
  record: RememberedRecord | undefined,
  merchant: string,
): RememberedRecord | undefined {
  return record?.merchant === merchant ? record : undefined;
}
