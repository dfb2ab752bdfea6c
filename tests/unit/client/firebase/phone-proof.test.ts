import { confirmPhoneCode, sendPhoneCode } from '@/lib/client/firebase/phone-code';
import { createPhoneProver } from '@/lib/client/firebase/phone-proof';
import { authErrorOf } from '@/lib/shared/firebase/auth-error';
import { resetPage } from '@/tests/unit/client/page-of';

jest.mock('@/lib/client/firebase/phone-code', () => ({
  sendPhoneCode: jest.fn(),
  confirmPhoneCode: jest.fn(),
}));

const send = jest.mocked(sendPhoneCode);
const confirm = jest.mocked(confirmPhoneCode);
const facts = { config: { apiKey: 'k', authDomain: 'one.example', projectId: 'one' } };
const PHONE = '+84931415978';
const expired = { ok: false, error: authErrorOf('code-expired') } as const;
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

beforeEach(() => {
  resetPage();
  send.mockReset().mockResolvedValue({ ok: true, value: { facts, id: 'm1' } });
  confirm.mockReset().mockResolvedValue({ ok: true, value: 'token-1' });
});

test('a code proves the number that it was sent to, and another form after a reload knows its message (E4, B11)', async () => {
  await createPhoneProver(facts).send(PHONE, null);
  expect(await createPhoneProver(facts).prove(PHONE, '314159')).toEqual({ ok: true, value: 'token-1' });
  expect(confirm).toHaveBeenCalledWith({ facts, id: 'm1' }, '314159');
});

test('a number that no code was sent to requests one (X9)', async () => {
  confirm.mockResolvedValue(expired);
  const prover = createPhoneProver(facts);
  await prover.send(PHONE, null);
  expect(await prover.prove('+84999999999', '314159')).toEqual(expired);
  expect(confirm).toHaveBeenLastCalledWith(undefined, '314159');
});

test('a spent code’s token serves the next attempt, until another code is sent (A3)', async () => {
  const prover = createPhoneProver(facts);
  await prover.send(PHONE, null);
  await prover.prove(PHONE, '314159');
  expect(await prover.prove(PHONE, '314159')).toEqual({ ok: true, value: 'token-1' });
  expect(confirm).toHaveBeenCalledTimes(1);
  await prover.send(PHONE, null);
  await prover.prove(PHONE, '314159');
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('neither code nor token is ever stored, the message’s name until it is spent (SEC-57)', async () => {
  const prover = createPhoneProver(facts);
  await prover.send(PHONE, null);
  expect(stored()).toContain('m1');
  await prover.prove(PHONE, '314159');
  expect(stored()).not.toMatch(/m1|314159|token-1/);
});

test('a code that could not be sent leaves the one before it as it was (X9)', async () => {
  const prover = createPhoneProver(facts);
  await prover.send(PHONE, null);
  const refused = { ok: false, error: authErrorOf('too-many-requests') } as const;
  send.mockResolvedValue(refused);
  expect(await prover.send(PHONE, null)).toEqual(refused);
  expect(await prover.prove(PHONE, '314159')).toMatchObject({ ok: true });
});
