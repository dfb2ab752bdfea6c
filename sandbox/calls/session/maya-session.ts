// Sessions of the Maya wallet: each opens its account once.
import { randomBytes } from 'node:crypto';
import { findTicket, issueTicket, spendTicket } from '../../accounts/ticket.ts';
import { type Account, createAccount, findAccount } from '../../core/account.ts';
import { type ReceivedCall, requireField } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { hashPassword } from '../../core/password-hash.ts';

const lifeMs = 30 * 60_000;

const toKey = (call: ReceivedCall) => ({
  merchant: call.merchant.code,
  kind: 'maya',
  mark: requireField(call, 'sessionId'),
});

export const answerMayaTokens = (call: ReceivedCall): unknown => {
  const sessionId = randomBytes(16).toString('hex');
  issueTicket(call.state, { merchant: call.merchant.code, kind: 'maya', mark: sessionId });
  return { sessionId };
};

const findOrCreateAccount = ({ state, merchant, language }: ReceivedCall): Account | null => {
  const by = { key: 'userName', value: 'mayawallet' } as const;
  const known = findAccount(state.database, merchant.code, by);
  if (known) return known;
  const passwordHash = hashPassword(randomBytes(12).toString('hex'));
  createAccount(
    state.database,
    { merchant: merchant.code, userName: by.value, passwordHash, language },
    state.now(),
  );
  return findAccount(state.database, merchant.code, by);
};

/** @throws CallError wallet_token_expired where the session is unknown, used or old */
export const findMayaAccount = (call: ReceivedCall): Account => {
  const account = findTicket(call.state, toKey(call), lifeMs) ? findOrCreateAccount(call) : null;
  if (account) return account;
  throw new CallError(
    'wallet_token_expired',
    'The wallet session has ended. Open the site from your wallet again.',
  );
};

export const spendMayaSession = (call: ReceivedCall): void =>
  void spendTicket(call.state, toKey(call), lifeMs);
