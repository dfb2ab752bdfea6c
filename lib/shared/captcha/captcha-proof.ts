// Parses a captcha's challenge, and converts the vendor's proof to the wire's.

import type { AnswerOf } from '@/lib/shared/calls/call';
import type { captcha } from '@/lib/shared/calls/verification-table';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';
import { toFlag } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';

/** Loader configuration; `offline` when the provider could not reach the vendor. */
export type Challenge = {
  readonly gt: string;
  readonly challenge: string;
  readonly offline: boolean;
  readonly new_captcha: boolean;
};

const toId = (value: unknown): string => (typeof value === 'string' && value.length <= 200 ? value : '');

/** Parses a challenge: newCaptcha → new_captcha, no success → offline. Undefined without gt or challenge. */
export function parseChallenge(raw: AnswerOf<typeof captcha> | null | undefined): Challenge | undefined {
  const gt = toId(raw?.gt);
  const challenge = toId(raw?.challenge);
  if (gt === '' || challenge === '') return undefined;
  // The vendor's default is true, so only an explicit no counts.
  const isNew = raw?.newCaptcha === undefined || toFlag(raw.newCaptcha);
  return { gt, challenge, offline: !toFlag(raw?.success), new_captcha: isNew };
}

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
