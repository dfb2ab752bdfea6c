// Converts the captcha vendor's proof to the wire's.
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';
import { toRecord } from '@/lib/shared/is-record';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Version 3: challenge and seccode; a registration sends the seccode alone. Undefined where either is missing. */
export function toProofV3(validate: unknown): WireCaptchaProof | undefined {
  const { geetest_challenge: challenge, geetest_seccode: seccode } = toRecord(validate);
  return isText(challenge) && isText(seccode)
    ? { geetestChallenge: challenge, geetestSeccode: seccode }
    : undefined;
}

/** Version 4: the vendor's five fields unchanged. Undefined while unsolved. */
export function toProofV4(validate: unknown): WireCaptchaProof | undefined {
  const texts = Object.entries(toRecord(validate)).filter((entry): entry is [string, string] =>
    isText(entry[1]),
  );
  const geetestValidateV4 = Object.fromEntries(texts);
  return isText(geetestValidateV4.lot_number) ? { geetestValidateV4 } : undefined;
}
