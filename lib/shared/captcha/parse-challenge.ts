import type { AnswerOf } from '@/lib/shared/calls/call';
import type { captcha } from '@/lib/shared/calls/verification-table';

/** Loader configuration; `offline` when the provider could not reach the vendor. */
export type Challenge = {
  readonly gt: string;
  readonly challenge: string;
  readonly offline: boolean;
  readonly new_captcha: boolean;
};

const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

const toId = (value: unknown): string => (typeof value === 'string' && value.length <= 200 ? value : '');

/** Parses a challenge: newCaptcha → new_captcha, no success → offline. Undefined without gt or challenge. */
export function parseChallenge(raw: AnswerOf<typeof captcha> | null | undefined): Challenge | undefined {
  const gt = toId(raw?.gt);
  const challenge = toId(raw?.challenge);
  if (gt === '' || challenge === '') return undefined;
  // The vendor's default is true, so only an explicit no counts.
  const isNew = raw?.newCaptcha === undefined || isYes(raw.newCaptcha);
  return { gt, challenge, offline: !isYes(raw?.success), new_captcha: isNew };
}
