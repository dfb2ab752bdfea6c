// Sessions: opaque random tokens of a merchant, ended by inactivity, logout or a new password.
import { randomBytes } from 'node:crypto';
import { type Account, findAccount } from '../core/account.ts';
import type { ProviderState } from '../core/provider-state.ts';

const idleLimitMs = 30 * 60_000;

export const openPlayerSession = (state: ProviderState, account: Account): string => {
  const token = randomBytes(32).toString('base64url');
  state.database
    .prepare('INSERT INTO session VALUES (?, ?, ?, ?)')
    .run(token, account.merchant, account.id, state.now());
  return token;
};

/** Returns the account of a merchant's token and counts the use; null without a session. */
export const findPlayerSession = (state: ProviderState, merchant: string, token: string): Account | null => {
  const find = state.database.prepare(
    'SELECT accountId, seenAt FROM session WHERE token = ? AND merchant = ?',
  );
  const row = find.get(token, merchant);
  if (!row) return null;
  if (state.now() - Number(row.seenAt) > idleLimitMs) {
    closeSession(state, token);
    return null;
  }
  state.database.prepare('UPDATE session SET seenAt = ? WHERE token = ?').run(state.now(), token);
  return findAccount(state.database, merchant, { key: 'id', value: String(row.accountId) });
};

export const closeSession = (state: ProviderState, token: string): void => {
  state.database.prepare('DELETE FROM session WHERE token = ?').run(token);
};

/** Ends every session of an account except the named one. */
export const closeSessionsOf = (state: ProviderState, accountId: string, keepToken = ''): void => {
  state.database.prepare('DELETE FROM session WHERE accountId = ? AND token <> ?').run(accountId, keepToken);
};
