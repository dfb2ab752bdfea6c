// Sealing of encrypted calls (WIRE §3, K3): a table of schemes by name; the sole importer of node-forge for it.
import 'server-only';
import forge from 'node-forge';

const MIN_KEY_BITS = 2048;
const AES_KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BITS = 128;

/** The provider's public key, as sealing takes it. */
export type PublicKey = forge.pki.rsa.PublicKey;

/** What goes out in place of a plain body. */
export type SealedCall = {
  readonly body: { readonly value: string };
  readonly headers: Record<string, string>;
};

/** A way to seal: from the provider's key and the JSON text. */
export type SealScheme = (key: PublicKey, text: string) => SealedCall;

function sha256(text: string): string {
  return forge.util.encode64(forge.md.sha256.create().update(text).digest().getBytes());
}

function encryptGcm(key: string, text: string): string {
  const iv = forge.random.getBytesSync(IV_BYTES);
  const cipher = forge.cipher.createCipher('AES-GCM', key);
  cipher.start({ iv, tagLength: TAG_BITS });
  cipher.update(forge.util.createBuffer(text, 'utf8'));
  cipher.finish();
  return forge.util.encode64(iv + cipher.output.getBytes() + cipher.mode.tag.getBytes());
}

function wrapKey(publicKey: PublicKey, key: string): string {
  const md = forge.md.sha256.create();
  return forge.util.encode64(
    publicKey.encrypt(key, 'RSA-OAEP', { md, mgf1: { md: forge.md.sha256.create() } }),
  );
}

/** The schemes by the name that the Encryption header carries (ruling 47). */
export const SEAL_SCHEMES: Readonly<Record<'A256GCM', SealScheme>> = {
  A256GCM(publicKey, text) {
    const key = forge.random.getBytesSync(AES_KEY_BYTES);
    const value = encryptGcm(key, text);
    return {
      body: { value },
      headers: { Encryption: 'A256GCM', 'X-RSA': wrapKey(publicKey, key), 'X-Digest': sha256(value) },
    };
  },
};

/**
 * Reads the provider's public key: PEM, or the base64 of its DER SubjectPublicKeyInfo.
 * @throws when it is neither, or shorter than 2048 bits (SEC-94).
 */
export function parsePublicKey(text: string): PublicKey {
  const key = text.includes('-----BEGIN')
    ? forge.pki.publicKeyFromPem(text)
    : (forge.pki.publicKeyFromAsn1(
        forge.asn1.fromDer(forge.util.decode64(text.replace(/\s+/g, ''))),
      ) as PublicKey);
  const bits = (key as PublicKey).n.bitLength();
  if (bits < MIN_KEY_BITS) throw new Error(`public key of ${bits} bits refused, ${MIN_KEY_BITS} expected`);
  return key as PublicKey;
}
