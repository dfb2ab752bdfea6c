// Unguessable texts of a sign-in, and the PKCE challenge of one.
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

/** 128 random bits as letters and digits: LINE wants its state so. */
export function randomMark(): string {
  return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A PKCE verifier: 43 signs, 256 random bits (RFC 7636). */
export function randomVerifier(): string {
  return toBase64Url(randomBytes(32));
}

/** The S256 challenge of a verifier; undefined on an insecure page, where browsers digest nothing. */
export async function toChallenge(verifier: string): Promise<string | undefined> {
  const { subtle } = window.crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}
