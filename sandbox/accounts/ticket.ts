// Short-lived one-time values: LINE session tokens, Maya sessions, captcha lots.
import { randomBytes } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';

export type TicketKey = { merchant: string; kind: string; mark: string };

export const issueTicket = (state: ProviderState, key: TicketKey, data: JsonObject = {}): void => {
  state.database
    .prepare('INSERT OR REPLACE INTO ticket VALUES (?, ?, ?, ?, ?)')
    .run(key.merchant, key.kind, key.mark, JSON.stringify(data), state.now());
};

export const findTicket = (state: ProviderState, key: TicketKey, lifeMs: number): JsonObject | null => {
  const find = state.database.prepare(
    'SELECT data, madeAt FROM ticket WHERE merchant = ? AND kind = ? AND mark = ?',
  );
  const row = find.get(key.merchant, key.kind, key.mark);
  if (!row || state.now() - Number(row.madeAt) > lifeMs) return null;
  const data: unknown = JSON.parse(String(row.data));
  return isJsonObject(data) ? data : null;
};

/** Finds and removes a ticket. */
export const spendTicket = (state: ProviderState, key: TicketKey, lifeMs: number): JsonObject | null => {
  const data = findTicket(state, key, lifeMs);
  state.database
    .prepare('DELETE FROM ticket WHERE merchant = ? AND kind = ? AND mark = ?')
    .run(key.merchant, key.kind, key.mark);
  return data;
};

/** The key of a secret mark: 192 random bits keep the tickets of all merchants apart. */
export const secretKey = (kind: string, mark: string): TicketKey => ({ merchant: '*', kind, mark });

/** Issues a ticket under a new secret mark; returns the mark. */
export const issueSecret = (state: ProviderState, kind: string, data: JsonObject): string => {
  const mark = randomBytes(24).toString('base64url');
  issueTicket(state, secretKey(kind, mark), data);
  return mark;
};
