// Seals a text or bytes with a key made for them from the site's secret: AES-256-GCM, for what must open for one holder alone.
import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose it is: `holder` lies with who may open it, and is random where the sealed text does, `purpose` keeps kinds and merchants apart. */
export type SealScope = { readonly holder: string; readonly purpose: string };

const keyOf = (secret: string, { holder, purpose }: SealScope): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, holder, purpose, 32));

/** Seals a text, or bytes, with the newest secret: IV, cipher text and tag. */
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
    // Another secret, holder or purpose, or tampered with: all alike.
    return undefined;
  }
}

/** Opens it with any of the secrets (rotation); undefined for another holder or purpose, and for what was tampered with. Never throws. */
export function openBytes(sealed: Buffer, scope: SealScope): Buffer | undefined {
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  for (const secret of getEnv().SESSION_SECRET) {
    const plain = decipher(sealed, keyOf(secret, scope));
    if (plain !== undefined) return plain;
  }
  return undefined;
}

/** As openBytes, for a text. */
export function openText(sealed: Buffer, scope: SealScope): string | undefined {
  return openBytes(sealed, scope)?.toString('utf8');
}
