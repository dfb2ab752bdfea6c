// How well a password resists guessing; the library loads when a field for a new one is touched.
import 'client-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { COMMON_PASSWORDS } from '@/lib/shared/auth/common-passwords';

/** 0 weak, 1 fair, 2 good, 3 strong. */
export type PasswordScore = 0 | 1 | 2 | 3;

/** Scored length: a longer text takes time and is no stronger. */
const MAX_LETTERS = 64;

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: COMMON_PASSWORDS.split(' ') },
  maxLength: MAX_LETTERS,
});

/** Scores a password; `own` are words that attackers guess first, such as the user name. */
export function scorePassword(password: string, own: readonly string[]): PasswordScore {
  const { score } = estimator.check(password.slice(0, MAX_LETTERS), [...own]);
  return Math.max(0, score - 1) as PasswordScore;
}
