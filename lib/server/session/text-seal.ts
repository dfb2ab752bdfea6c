// Seals a text with a key made for it from the site's secret: AES-256-GCM, for what must open for one holder alone (E7, B46).
import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getEnv } from '@/lib/server/env';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose text it is: `holder` is random and lies with who may open it, `purpose` keeps kinds and merchants apart. */
export type SealScope = { readonly holder: string; readonly purpose: string };

const keyOf = (secret: string, { holder, purpose }: SealScope): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, holder, purpose, 32));

/** Seals a text with the newest secret: IV, cipher text and tag. */
export function sealText(text: string, scope: SealScope): Buffer {
  const [newest = ''] = getEnv().SESSION_SECRET;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(newest, scope), iv, { authTagLength: TAG_BYTES });
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decipher(sealed: Buffer, key: Buffer): string | undefined {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const opening = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    opening.setAuthTag(sealed.subarray(-TAG_BYTES));
    const parts = [opening.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), opening.final()];
    return Buffer.concat(parts).toString('utf8');
  } catch {
    // Another secret, holder or purpose, or tampered with: all alike.
    return undefined;
  }
}

/** Opens it with any of the secrets (rotation); undefined for another holder or purpose, and for what was tampered with. Never throws. */
export function openText(sealed: Buffer, scope: SealScope): string | undefined {
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  for (const secret of getEnv().SESSION_SECRET) {
    const text = decipher(sealed, keyOf(secret, scope));
    if (text !== undefined) return text;
  }
  return undefined;
}
