// Encrypts a text for one holder: AES-256-GCM with a key derived from the site's secret.
import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `holder` belongs to the one who may open it, or is random beside the sealed text; `purpose` separates kinds and merchants. */
export type SealScope = { readonly holder: string; readonly purpose: string };

const keyOf = (secret: string, { holder, purpose }: SealScope): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, holder, purpose, 32));

/** Seals a text or bytes with the newest secret into IV, cipher text and tag. */
export function seal(plain: string | Buffer, scope: SealScope): Buffer {
  const [newest = ''] = getEnv().SESSION_SECRET;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(newest, scope), iv, { authTagLength: TAG_BYTES });
  const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  return Buffer.concat([iv, sealed, cipher.final(), cipher.getAuthTag()]);
}

function decipher(sealed: Buffer, key: Buffer): Buffer | undefined {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const opening = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    opening.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([opening.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), opening.final()]);
  } catch {
    // Another secret, holder or purpose, or a changed text.
    return undefined;
  }
}

/** Opens a sealed value with any secret (rotation); undefined for another holder or purpose, and when changed. Never throws. */
export function openBytes(sealed: Buffer, scope: SealScope): Buffer | undefined {
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  for (const secret of getEnv().SESSION_SECRET) {
    const plain = decipher(sealed, keyOf(secret, scope));
    if (plain !== undefined) return plain;
  }
  return undefined;
}

/** Opens a sealed text, like openBytes. */
export function openText(sealed: Buffer, scope: SealScope): string | undefined {
  return openBytes(sealed, scope)?.toString('utf8');
}
