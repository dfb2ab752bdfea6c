// Encryption of call bodies: a table of schemes by name, on Node's crypto.
import 'server-only';
import {
  constants,
  createCipheriv,
  createPublicKey,
  hash,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

const MIN_KEY_BITS = 2048;
/** An RSA key of 16,384 bits in PEM has about 3,000 characters. */
const MAX_KEY_CHARS = 16_384;
const AES_KEY_BYTES = 32;
const IV_BYTES = 12;

export type PublicKey = KeyObject;

export type SealedCall = {
  readonly body: { readonly value: string };
  readonly headers: Record<string, string>;
};

export type SealScheme = (key: PublicKey, text: string) => SealedCall;

function encryptGcm(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64');
}

// Node uses the OAEP hash for MGF1 as well.
function wrapKey(publicKey: PublicKey, key: Buffer): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, key).toString('base64');
}

/** Schemes by the name that the Encryption header carries. */
export const SEAL_SCHEMES: Readonly<Record<'A256GCM', SealScheme>> = {
  A256GCM(publicKey, text) {
    const key = randomBytes(AES_KEY_BYTES);
    const value = encryptGcm(key, text);
    const digest = hash('sha256', value, 'base64');
    return {
      body: { value },
      headers: { Encryption: 'A256GCM', 'X-RSA': wrapKey(publicKey, key), 'X-Digest': digest },
    };
  },
};

/** Parses the provider's key: PEM or base64 of DER. @throws when it is neither, no RSA key, or shorter than 2048 bits (SEC-94). */
export function parsePublicKey(text: string): PublicKey {
  if (text.length > MAX_KEY_CHARS) throw new Error('the public key is too long');
  if (text.includes('PRIVATE KEY')) throw new Error('a private key in place of a public one');
  const key = text.includes('-----BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  const { modulusLength: bits } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' || bits === undefined) throw new Error('no RSA key');
  if (bits < MIN_KEY_BITS) throw new Error(`public key of ${bits} bits refused, ${MIN_KEY_BITS} expected`);
  return key;
}
