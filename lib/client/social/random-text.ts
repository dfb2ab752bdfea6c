// Random values and the PKCE challenge of a sign-in.
import 'client-only';

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
}

function randomBytes(count: number): Uint8Array {
  return window.crypto.getRandomValues(new Uint8Array(count));
}

/** Returns 128 random bits as hex: LINE allows only letters and digits in its state. */
export function randomHex(): string {
  return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a PKCE verifier: 43 characters, 256 random bits (RFC 7636). */
export function randomVerifier(): string {
  return toBase64Url(randomBytes(32));
}

/** Returns the S256 challenge of a verifier; undefined on insecure pages, which lack crypto.subtle. */
export async function toPkceChallenge(verifier: string): Promise<string | undefined> {
  const { subtle } = window.crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}
