// Seals the password of a remembered login, for one merchant, device and member, and opens it again.
import 'server-only';
import { openText, type SealScope, seal } from '@/lib/server/platform/text-seal';

/** A remembered login and its device's key last this long unless use renews them. */
export const REMEMBERED_SECONDS = 30 * 24 * 3600;

const MAX_PASSWORD_LENGTH = 512;
const MAX_NAME_LENGTH = 256;
/** Longer than the seal of a password and names of any usual length. */
const MAX_TEXT_LENGTH = 16_384;
/** Servers' clocks may differ by this much. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** What a record holds: the password, and the names that it may be used under, in one form. */
export type Remembered = {
  readonly password: string;
  readonly names: readonly string[];
  readonly usedAtMs: number;
};

/** Whose record it is: it opens for this merchant and this device alone. */
export type RememberedScope = { readonly merchant: string; readonly deviceKey: string };

const toScope = ({ merchant, deviceKey }: RememberedScope): SealScope => ({
  holder: deviceKey,
  purpose: `remembered login ${merchant}`,
});

/**
 * Seals a record with the newest secret: base64 twice over IV, cipher text and tag. Undefined for a password that is empty or longer than
 * 512 characters, and where no name of up to 256 characters is given or all is too long: then nothing is remembered.
 */
export function sealRemembered(record: Remembered, scope: RememberedScope): string | undefined {
  const { password } = record;
  const names = [...new Set(record.names)].filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH);
  if (password === '' || password.length > MAX_PASSWORD_LENGTH || names.length === 0) return undefined;
  const sealed = seal(JSON.stringify({ ...record, names }), toScope(scope));
  const text = Buffer.from(sealed.toString('base64')).toString('base64');
  return text.length <= MAX_TEXT_LENGTH ? text : undefined;
}

function toUsable(plain: string, nowMs: number): Remembered | undefined {
  // A record of an earlier build has no names.
  const { password, usedAtMs, names = [] } = JSON.parse(plain) as Partial<Remembered> & Remembered;
  const ageMs = nowMs - usedAtMs;
  const isInTime = ageMs <= REMEMBERED_SECONDS * 1000 && ageMs >= -CLOCK_SKEW_MS;
  return isInTime ? { password, usedAtMs, names } : undefined;
}

/**
 * Opens a remembered text at a time (epoch ms) with any of the secrets (rotation). Undefined when it was sealed for another merchant
 * or device, was not used for 30 days, was tampered with, or is no such text at all. Never throws.
 */
export function openRemembered(text: unknown, scope: RememberedScope, nowMs: number): Remembered | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH) return undefined;
  const sealed = Buffer.from(Buffer.from(text, 'base64').toString('latin1'), 'base64');
  const plain = openText(sealed, toScope(scope));
  return plain === undefined ? undefined : toUsable(plain, nowMs);
}
