// Wrong tries are counted by the name that was typed, whether or not such an account exists.
import type { ProviderState } from '../core/provider-state.ts';
import { Refusal } from '../core/refusal.ts';

const maxWrong = 5;
const windowMs = 15 * 60_000;

/** @throws Refusal login.account.locked after five wrong tries within fifteen minutes */
export const refuseLocked = (state: ProviderState, merchant: string, subject: string): void => {
  const row = state.database
    .prepare('SELECT count(*) AS wrong FROM attempt WHERE merchant = ? AND subject = ? AND at > ?')
    .get(merchant, subject.toLowerCase(), state.now() - windowMs);
  if (Number(row?.wrong) >= maxWrong) {
    const message =
      'This account is locked after too many wrong tries. Try again in 15 minutes or ask our service.';
    throw new Refusal('login.account.locked', message);
  }
};

export const countWrongTry = (state: ProviderState, merchant: string, subject: string): void => {
  state.database
    .prepare('INSERT INTO attempt VALUES (?, ?, ?)')
    .run(merchant, subject.toLowerCase(), state.now());
};

export const forgiveTries = (state: ProviderState, merchant: string, subject: string): void => {
  state.database
    .prepare('DELETE FROM attempt WHERE merchant = ? AND subject = ?')
    .run(merchant, subject.toLowerCase());
};
