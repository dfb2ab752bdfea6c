// Profile from a third party, shown where an account is chosen or created.
import { toRecord } from '@/lib/shared/is-record';
import type { SocialProof } from '@/lib/shared/social/social-proof';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Both may be missing. A picture is an address that a page may load. */
export type SocialProfile = { readonly name?: string; readonly picture?: string };

const MAX_NAME = 80;

function textOf(...values: readonly unknown[]): string | undefined {
  const text = values.filter((value) => typeof value === 'string').join(' ');
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME) || undefined;
}

/** Claims of an id token, unverified: for display only. */
function claimsOf(idToken: string): Record<string, unknown> {
  try {
    const [, payload = ''] = idToken.replaceAll('-', '+').replaceAll('_', '/').split('.');
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return toRecord(claims);
  } catch {
    return {};
  }
}

/** Extracts the profile from a proof. Never throws. */
export function profileOf(proof: SocialProof): SocialProfile {
  if (proof.kind === 'line') return { name: textOf(proof.name), picture: parseResourceUrl(proof.picture) };
  if (proof.kind === 'telegram') {
    const { first_name, last_name, photo_url } = proof.telegramAuth;
    return { name: textOf(first_name, last_name), picture: parseResourceUrl(photo_url) };
  }
  const { name, picture } = claimsOf(proof.idToken);
  return { name: textOf(name), picture: parseResourceUrl(picture) };
}
