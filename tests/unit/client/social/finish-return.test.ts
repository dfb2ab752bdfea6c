import { dropProof } from '@/lib/client/auth/pending-proof';
import { finishReturn } from '@/lib/client/social/finish-return';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

// Attribution has tests of its own.
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({
    registerMethod: 'H5',
    registerUrl: 'http://localhost/',
    domain: 'localhost',
  }),
}));

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const rules = { autoCreate: false, manualRegistration: false, isExpiryForced: false };
const flow = {
  state: 's1',
  nonce: 'n1',
  verifier: 'v1',
  merchant: 'aurora',
  redirectUri: 'http://localhost/m/home',
  query: '?go=%2Fm%2Fgame',
  rules,
};
const back = { kind: 'line', state: 's1', code: 'c1' } as const;
const onWork = jest.fn();

const keep = (key: string, value: object) =>
  localStorage.setItem(key, JSON.stringify({ ...value, startedAt: Date.now() }));

beforeEach(() => {
  dropProof();
  resetPage();
  onWork.mockClear();
});
afterEach(() => history.replaceState(null, '', '/'));

test('a code is exchanged with its verifier, the token signs in, and go is honoured (A12, RR5)', async () => {
  keep('mc_line_flow', flow);
  const calls = fakeFetch((url) =>
    url.includes('verifyLineCode')
      ? success({ lineSessionToken: 't1', name: 'Lan' })
      : success({ token: 'h', id: '1', userName: 'lan' }),
  );
  expect(await finishReturn(back, onWork)).toEqual({ kind: 'done' });
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
    code: 'c1',
    redirectUri: flow.redirectUri,
    codeVerifier: 'v1',
  });
  expect(window.location.search).toBe(flow.query);
  expect(onWork).toHaveBeenCalledWith('line');
  expect(localStorage.getItem('mc_line_flow')).toBeNull();
});

test('the same return a second time does nothing (RR9, SEC-66)', async () => {
  keep('mc_line_flow', flow);
  const calls = fakeFetch(() => failure('line_invalid_token', 'Ended'));
  expect(await finishReturn(back, onWork)).toEqual({ kind: 'refused' });
  expect(await finishReturn(back, onWork)).toEqual({ kind: 'ignored' });
  expect(calls).toHaveLength(1);
});

test('a foreign state sends nothing and leaves the flow unchanged (ruling 30)', async () => {
  keep('mc_line_flow', flow);
  const calls = fakeFetch(() => success({}));
  expect(await finishReturn({ ...back, state: 'other' }, onWork)).toEqual({ kind: 'ignored' });
  expect(calls).toHaveLength(0);
  expect(onWork).not.toHaveBeenCalled();
  expect(localStorage.getItem('mc_line_flow')).not.toBeNull();
});

test.each(['nonce', 'state', 'verifier'])(
  'a flow whose %s was changed brings no one in, and leaves no proof (SEC-66)',
  async (name) => {
    keep('mc_line_flow', { ...flow, [name]: name === 'verifier' ? 'of another flow' : undefined });
    const calls = fakeFetch(() => failure('line_invalid_token', 'No'));
    expect(['ignored', 'refused']).toContain((await finishReturn(back, onWork)).kind);
    expect(calls).toHaveLength(name === 'verifier' ? 1 : 0);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/lineSessionToken|"t1"|firstLogin/);
  },
);

test('a refusal at LINE shows a quiet notice, sends nothing and keeps the destination (A12, RR5)', async () => {
  keep('mc_line_flow', flow);
  const calls = fakeFetch(() => success({}));
  const refused = { kind: 'line-refused', state: 's1', error: 'access_denied' } as const;
  expect(await finishReturn(refused, onWork)).toEqual({ kind: 'failed', textKey: 'cancelled' });
  expect(calls).toHaveLength(0);
  expect(window.location.search).toBe(flow.query);
});

test('an exchange without a token is an error, not a success (A12)', async () => {
  keep('mc_line_flow', flow);
  fakeFetch(() => success(null));
  expect(await finishReturn(back, onWork)).toEqual({ kind: 'refused' });
});

test('a signed Telegram return posts its fields unchanged (A13, RR10)', async () => {
  keep('mc_telegram_flow', { start: 'x1', merchant: 'aurora', rules });
  const fields = {
    id: 7,
    auth_date: Math.floor(Date.now() / 1000),
    hash: 'b'.repeat(64),
    name: 'Дмитрий 🎲',
  };
  const payload = Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url');
  const calls = fakeFetch(() => success({ token: 'h', id: '1', userName: 'lan' }));
  expect(await finishReturn({ kind: 'telegram', start: 'x1', payload }, onWork)).toEqual({ kind: 'done' });
  expect(JSON.parse(String(calls[0]?.init.body)).telegramAuth).toEqual(fields);
  expect(localStorage.getItem('mc_telegram_flow')).toBeNull();
});

test.each([
  ['false', 'cancelled'],
  ['{"x":1}', 'failed'],
  [`{"id":7,"auth_date":1700000000,"hash":"${'b'.repeat(64)}"}`, 'stale'],
])('a Telegram return of %s sends nothing (ruling 31)', async (text, textKey) => {
  keep('mc_telegram_flow', { start: 'x1', merchant: 'aurora', rules });
  const calls = fakeFetch(() => success({}));
  const payload = Buffer.from(text).toString('base64url');
  const ended = await finishReturn({ kind: 'telegram', start: 'x1', payload }, onWork);
  expect(ended).toEqual({ kind: 'failed', textKey });
  expect(calls).toHaveLength(0);
});
