// Control actions on members: data, sessions and unread messages.

import { closeSessionsOf } from '../accounts/session.ts';
import { type Account, findAccount, updateAccount } from '../core/account.ts';
import { isJsonObject, type JsonObject, mergeJson, readText } from '../core/json-value.ts';
import { hashPassword } from '../core/password-hash.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { type Action, readMerchant } from './action.ts';

const requireMember = (state: ProviderState, body: JsonObject): Account => {
  const by = { key: 'userName', value: readText(body, 'userName').toLowerCase() } as const;
  const account = findAccount(state.database, readMerchant(body), by);
  if (!account) throw new Error('unknown member');
  return account;
};

const patchMember: Action = (state, body) => {
  const account = requireMember(state, body);
  const patch = isJsonObject(body.patch) ? { ...body.patch } : {};
  if (typeof patch.password === 'string') patch.passwordHash = hashPassword(patch.password);
  if (isJsonObject(patch.profile)) patch.profile = mergeJson(account.profile, patch.profile);
  updateAccount(state.database, account.id, patch);
};

const expireSessions: Action = (state, body) => {
  if (readText(body, 'userName')) closeSessionsOf(state, requireMember(state, body).id);
  else state.database.prepare('DELETE FROM session WHERE merchant = ?').run(readMerchant(body));
};

const addUnread: Action = (state, body) => {
  const account = requireMember(state, body);
  const unread = Number(account.profile.unread ?? 0) + Number(body.count ?? 1);
  updateAccount(state.database, account.id, { profile: { ...account.profile, unread } });
};

export const memberActions: Record<string, Action> = {
  '/member': patchMember,
  '/sessions/expire': expireSessions,
  '/unread': addUnread,
};
