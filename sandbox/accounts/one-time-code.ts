// One-time codes by SMS and e-mail: six digits, five minutes, five tries, one a minute.
import { randomInt } from 'node:crypto';
import { CallError } from '../core/call-error.ts';
import type { ProviderState } from '../core/provider-state.ts';

const lifeMs = 5 * 60_000;
const resendMs = 60_000;
const maxTries = 5;

export type CodeTarget = { merchant: string; purpose: 'login' | 'verification' | 'reset'; target: string };

const find = (state: ProviderState, { merchant, purpose, target }: CodeTarget) =>
  state.database
    .prepare('SELECT code, madeAt, tries FROM code WHERE merchant = ? AND purpose = ? AND target = ?')
    .get(merchant, purpose, target);

/** @throws CallError TOO_MANY_REQUEST where the last code is younger than a minute */
export const sendCode = (state: ProviderState, wanted: CodeTarget): void => {
  const last = find(state, wanted);
  const waitMs = last ? Number(last.madeAt) + resendMs - state.now() : 0;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new CallError('TOO_MANY_REQUEST', `Please wait ${seconds} seconds before asking for a new code.`, {
      httpStatus: 429,
      headers: { 'retry-after': String(seconds) },
    });
  }
  state.database
    .prepare('INSERT OR REPLACE INTO code VALUES (?, ?, ?, ?, ?, 0)')
    .run(wanted.merchant, wanted.purpose, wanted.target, String(randomInt(100_000, 1_000_000)), state.now());
};

const forget = (state: ProviderState, { merchant, purpose, target }: CodeTarget): void => {
  state.database
    .prepare('DELETE FROM code WHERE merchant = ? AND purpose = ? AND target = ?')
    .run(merchant, purpose, target);
};

/** Returns true for the right code in time; each wrong try counts, and the fifth invalidates the code. */
export const isCode = (state: ProviderState, wanted: CodeTarget, code: string): boolean => {
  const row = find(state, wanted);
  if (!row || state.now() - Number(row.madeAt) > lifeMs || Number(row.tries) >= maxTries) return false;
  if (row.code === code) return true;
  state.database
    .prepare('UPDATE code SET tries = tries + 1 WHERE merchant = ? AND purpose = ? AND target = ?')
    .run(wanted.merchant, wanted.purpose, wanted.target);
  return false;
};

/** As `isCode`, and a right code works only once. */
export const spendCode = (state: ProviderState, wanted: CodeTarget, code: string): boolean => {
  const isRight = isCode(state, wanted, code);
  if (isRight) forget(state, wanted);
  return isRight;
};
