// Remembered logins of the previous site: the password in base64 twice, with a random key.
import { parseRemembered, type RememberedRecord } from '@/lib/shared/auth/remember/remembered-record';

export type LegacyRecord = Extract<RememberedRecord, { type: 'username' }>;

/** Version marks of this site's own records. */
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
    // The specification leaves open which layer holds the key, and at which end.
    const inner = decode(withoutKey(text, key));
    const password = withoutKey(decode(withoutKey(inner, key)), key);
    return PASSWORD.test(password) ? password : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes a record with the key stored under `sass`; undefined for this site's own records or unreadable ones. Never throws. */
export function parseLegacyRecord(
  raw: Record<string, unknown> | undefined,
  key: string | null,
): LegacyRecord | undefined {
  const record = parseRemembered(raw);
  if (record?.type !== 'username' || !key || OWN_MARK.test(key)) return undefined;
  const password = passwordOf(record.password, key);
  return password === undefined ? undefined : { ...record, password };
}
