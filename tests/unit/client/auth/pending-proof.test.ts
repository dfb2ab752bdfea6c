import {
  dropProof,
  getPendingProof,
  getStoredProof,
  setProofChoice,
  storeProof,
} from '@/lib/client/auth/pending-proof';
import { submitLogin } from '@/lib/client/auth/submit-login';
import { STORED } from '@/lib/client/storage/stored-items';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));

const line = { kind: 'line', lineSessionToken: 'secret-token' } as const;
const firebase = { kind: 'firebase', channel: 'GOOGLE', idToken: 'secret-id' } as const;
const form = { username: 'lan', password: 'pw' };
const rules = { isCaptchaShown: false, isExpiryForced: false };

beforeEach(() => {
  dropProof();
  resetPage();
});
afterEach(() => jest.useRealTimers());

test('a proof waits in session storage under its own key until the player has chosen (A10, E8)', () => {
  storeProof(line, 'Link Mai');
  expect(getStoredProof()).toMatchObject({ proof: line, choice: 'due', text: 'Link Mai' });
  expect(getPendingProof()).toBeUndefined();
  setProofChoice('existing');
  expect(getPendingProof()).toEqual(line);
  expect(sessionStorage.getItem('lineSessionToken')).toContain('secret-token');
  expect(JSON.stringify(localStorage)).not.toContain('secret-token');
});

test('a Firebase proof stays in the page’s memory (A10)', () => {
  storeProof(firebase, '');
  setProofChoice('register');
  expect(getPendingProof()).toEqual(firebase);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-id');
});

test('a proof that is too old is not sent and leaves nothing behind, at the own service either (X4, K11)', () => {
  localStorage.setItem(STORED.tokenSync.key, '/m/token');
  jest.useFakeTimers();
  storeProof(line, '');
  setProofChoice('existing');
  jest.advanceTimersByTime(600_001);
  expect(getPendingProof()).toBeUndefined();
  expect(sessionStorage.getItem('lineSessionToken')).toBeNull();
  expect(localStorage.getItem(STORED.tokenSync.key)).toBeNull();
});

test('a login to an existing account sends the proof, which is then deleted (A10, K6)', async () => {
  storeProof(line, '');
  setProofChoice('existing');
  const calls = fakeFetch(() => success({ token: 'h', id: '1', userName: 'lan' }));
  await submitLogin(form, rules);
  expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({
    type: 'username',
    username: 'lan',
    lineSessionToken: 'secret-token',
  });
  expect(getStoredProof()).toBeUndefined();
  expect(sessionStorage.getItem('lineSessionToken')).toBeNull();
});

test('a wrong password keeps the proof for the next try; line_invalid_token drops it (X4)', async () => {
  storeProof(line, '');
  setProofChoice('existing');
  fakeFetch(() => failure('login.cred.err', 'Wrong'));
  await submitLogin(form, rules);
  expect(getPendingProof()).toEqual(line);
  fakeFetch(() => failure('line_invalid_token', 'Ended'));
  await submitLogin(form, rules);
  expect(getPendingProof()).toBeUndefined();
});

test('a login without a proof sends no field of one (E6)', async () => {
  const calls = fakeFetch(() => success({ token: 'h', id: '1', userName: 'lan' }));
  await submitLogin(form, rules);
  expect(Object.keys(JSON.parse(String(calls[0]?.init.body)))).toEqual([
    'username',
    'type',
    'password',
    'loginDeviceId',
  ]);
});
