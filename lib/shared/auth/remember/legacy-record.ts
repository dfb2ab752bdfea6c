// The remembered login of the site before this one: its password in base64 twice, with a random key beside it.
import { parseRemembered, type RememberedRecord } from '@/lib/shared/auth/remember/remembered-record';

/** A record whose `password` is the password itself. */
export type LegacyRecord = Extract<RememberedRecord, { type: 'username' }>;

/** Marks of this site's own records, of whichever version. */
const OWN_MARK = /^mck\d+$/;
const PASSWORD = /^\P{Cc}{1,512}$/u;

function withoutKey(text: string, key: string): string {
  if (text.startsWith(key)) return text.slice(key.length);
  return text.endsWith(key) ? text.slice(0, -key.length) : text;
}

function decode(text: string): string {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function passwordOf(text: string, key: string): string | undefined {
  try {
    // SPEC does not say on which of the two layers the key stands, or at which end.
    const inner = decode(withoutKey(text, key));
    const password = withoutKey(decode(withoutKey(inner, key)), key);
    return PASSWORD.test(password) ? password : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a record of the older site, with what lies under `sass` as its key; undefined for one of this site's own, for a login by SMS, and for
 * what does not come out as a text of 1 to 512 printable characters. Never throws.
 */
export function parseLegacyRecord(
  raw: Record<string, unknown> | undefined,
  key: string | null,
): LegacyRecord | undefined {
  const record = parseRemembered(raw);
  if (record?.type !== 'username' || !key || OWN_MARK.test(key)) return undefined;
  const password = passwordOf(record.password, key);
  return password === undefined ? undefined : { ...record, password };
}
