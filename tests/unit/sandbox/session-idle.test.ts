import { sendCode, spendCode } from '../../../sandbox/accounts/one-time-code.ts';
import { findPlayerSession, openPlayerSession } from '../../../sandbox/accounts/session.ts';
import { findAccount } from '../../../sandbox/core/account.ts';
import { createProviderState } from '../../../sandbox/core/provider-state.ts';

const minuteMs = 60_000;

const startAt = (at: number) => {
  const state = createProviderState();
  state.now = () => at;
  const account = findAccount(state.database, 'aurora', { key: 'userName', value: 'lan' });
  if (!account) throw new Error('the seed has lan');
  return { state, account };
};

describe('time', () => {
  it('ends a session after thirty idle minutes, and use prolongs it', () => {
    const { state, account } = startAt(0);
    const token = openPlayerSession(state, account);
    state.now = () => 29 * minuteMs;
    expect(findPlayerSession(state, 'aurora', token)?.userName).toBe('lan');
    state.now = () => 58 * minuteMs;
    expect(findPlayerSession(state, 'aurora', token)?.userName).toBe('lan');
    state.now = () => 89 * minuteMs;
    expect(findPlayerSession(state, 'aurora', token)).toBeNull();
  });

  it('ends a code after five minutes, or after five wrong tries', () => {
    const { state } = startAt(0);
    const wanted = { merchant: 'aurora', purpose: 'login', target: '123456' } as const;
    const read = () => String(state.database.prepare('SELECT code FROM code').get()?.code);
    sendCode(state, wanted);
    state.now = () => 6 * minuteMs;
    expect(spendCode(state, wanted, read())).toBe(false);
    sendCode(state, wanted);
    for (let nth = 0; nth < 5; nth += 1) spendCode(state, wanted, 'wrong');
    expect(spendCode(state, wanted, read())).toBe(false);
  });
});
