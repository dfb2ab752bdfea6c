import { toText } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';
import { parseAmount } from '@/lib/shared/money/format-amount';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

export type Referral = {
  /** https, or http on loopback. */
  readonly link?: string;
  readonly code?: string;
  readonly invited?: number;
  readonly reward?: number;
};

const MAX_CODE_LENGTH = 64;

/** Parses the call `referral`; anything but an object is empty. */
export function parseReferral(raw: unknown): Referral {
  const given = toRecord(raw);
  const code = toText(given.code).trim();
  return {
    link: parseResourceUrl(given.link),
    code: code !== '' && code.length <= MAX_CODE_LENGTH ? code : undefined,
    invited: parseAmount(given.invited),
    reward: parseAmount(given.reward),
  };
}
