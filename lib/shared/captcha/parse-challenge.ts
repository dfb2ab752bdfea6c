import type { AnswerOf } from '@/lib/shared/calls/call';
import type { captcha } from '@/lib/shared/calls/verification-table';
import { toFlag } from '@/lib/shared/calls/wire-value';

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
