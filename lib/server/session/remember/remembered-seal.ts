// Seals the password of a remembered login, for one merchant and one device, and opens it again (WIRE §7, E7, ruling 14).
import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getEnv } from '@/lib/server/env';

/** A remembered login and its device's key last this long unless use renews them (WIRE §7). */
export const REMEMBERED_SECONDS = 30 * 24 * 3600;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_PASSWORD_LENGTH = 512;
/** Longer than the seal of the longest password can be. */
const MAX_TEXT_LENGTH = 8192;
/** Servers' clocks may differ by this much. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** Whose record it is: it opens for this merchant and this device alone. */
export type RememberedScope = { readonly merchant: string; readonly deviceKey: string };

function keyOf(secret: string, { merchant, deviceKey }: RememberedScope): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, deviceKey, `remembered login ${merchant}`, 32));
}

/**
 * Seals a password at a time (epoch ms) with the newest secret: base64 twice over IV, cipher text and tag (WIRE §7). Undefined for
 * a password that is empty or longer than 512 characters: then nothing is remembered.
 */
export function sealRemembered(password: string, scope: RememberedScope, nowMs: number): string | undefined {
  if (password === '' || password.length > MAX_PASSWORD_LENGTH) return undefined;
  const [newest = ''] = getEnv().SESSION_SECRET;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(newest, scope), iv, { authTagLength: TAG_BYTES });
  const plain = JSON.stringify({ password, usedAtMs: nowMs });
  const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return Buffer.from(sealed.toString('base64')).toString('base64');
}

function decipher(sealed: Buffer, key: Buffer): string | undefined {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const opening = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    opening.setAuthTag(sealed.subarray(-TAG_BYTES));
    const parts = [opening.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), opening.final()];
    return Buffer.concat(parts).toString('utf8');
  } catch {
    // Another secret, merchant or device, or tampered with: all alike.
    return undefined;
  }
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
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  for (const secret of getEnv().SESSION_SECRET) {
    const plain = decipher(sealed, keyOf(secret, scope));
    if (plain !== undefined) return passwordOf(plain, nowMs);
  }
  return undefined;
}
