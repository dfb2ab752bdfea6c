// Response of a successful login or registration: a new session and its member.

import { openPlayerSession } from '../../accounts/session.ts';
import { type Account, updateAccount } from '../../core/account.ts';
import type { ProviderState } from '../../core/provider-state.ts';

export const toLoginAnswer = (state: ProviderState, account: Account) => {
  const token = openPlayerSession(state, account);
  if (account.firstTimeLogin) updateAccount(state.database, account.id, { firstTimeLogin: false });
  return {
    token,
    id: account.id,
    userName: account.userName,
    customerName: account.userName,
    customerId: account.id,
    customerType: account.type,
    firstTimeLogin: account.firstTimeLogin,
    passwordExpired: account.passwordExpired,
  };
};
