// Seals the password of a remembered login, for one merchant and one device, and opens it again (WIRE §7, E7, ruling 14).
import 'server-only';
import { openText, type SealScope, sealText } from '@/lib/server/session/text-seal';

/** A remembered login and its device's key last this long unless use renews them (WIRE §7). */
export const REMEMBERED_SECONDS = 30 * 24 * 3600;

const MAX_PASSWORD_LENGTH = 512;
/** Longer than the seal of the longest password can be. */
const MAX_TEXT_LENGTH = 8192;
/** Servers' clocks may differ by this much. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** Whose record it is: it opens for this merchant and this device alone. */
export type RememberedScope = { readonly merchant: string; readonly deviceKey: string };

const toScope = ({ merchant, deviceKey }: RememberedScope): SealScope => ({
  holder: deviceKey,
  purpose: `remembered login ${merchant}`,
});

/**
 * Seals a password at a time (epoch ms) with the newest secret: base64 twice over IV, cipher text and tag (WIRE §7). Undefined for
 * a password that is empty or longer than 512 characters: then nothing is remembered.
 */
export function sealRemembered(password: string, scope: RememberedScope, nowMs: number): string | undefined {
  if (password === '' || password.length > MAX_PASSWORD_LENGTH) return undefined;
  const sealed = sealText(JSON.stringify({ password, usedAtMs: nowMs }), toScope(scope));
  return Buffer.from(sealed.toString('base64')).toString('base64');
}

function passwordOf(plain: string, nowMs: number): string | undefined {
  const { password, usedAtMs } = JSON.parse(plain) as { password: string; usedAtMs: number };
  const ageMs = nowMs - usedAtMs;
  return ageMs <= REMEMBERED_SECONDS * 1000 && ageMs >= -CLOCK_SKEW_MS ? password : undefined;
}

/**
 * Opens a remembered text at a time (epoch ms) with any of the secrets (rotation). Undefined when it was sealed for another merchant
 * or device, was not used for 30 days, was tampered with, or is no such text at all. Never throws.
 */
export function openRemembered(text: unknown, scope: RememberedScope, nowMs: number): string | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH) return undefined;
  const sealed = Buffer.from(Buffer.from(text, 'base64').toString('latin1'), 'base64');
  const plain = openText(sealed, toScope(scope));
  return plain === undefined ? undefined : passwordOf(plain, nowMs);
}
