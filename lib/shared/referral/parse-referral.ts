// A member's invitation as the page shows it (referral): what is missing or broken is left out, never made up.
import { toText } from '@/lib/shared/calls/wire-value';
import { parseAmount } from '@/lib/shared/money/format-amount';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** An invitation; each part may be missing. */
export type Referral = {
  /** https, or http on loopback. */
  readonly link?: string;
  readonly code?: string;
  readonly invited?: number;
  /** In the merchant's currency. */
  readonly reward?: number;
};

const MAX_CODE_LENGTH = 64;

/** Reads an answer of the call `referral`; anything but an object gives an empty invitation. */
export function parseReferral(raw: unknown): Referral {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const code = toText(given.code).trim();
  return {
    link: parseResourceUrl(given.link),
    code: code !== '' && code.length <= MAX_CODE_LENGTH ? code : undefined,
    invited: parseAmount(given.invited),
    reward: parseAmount(given.reward),
  };
}
