// The real library against the real emulator (A23, A20): tokens, codes and refusals are its own.
import { GoogleAuthProvider, multiFactor, signInWithCredential, type User } from 'firebase/auth';
import { isIncognito } from '@/lib/client/device/is-incognito';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import { finishPhoneEnrolment, startPhoneEnrolment, withdrawFactor } from '@/lib/client/firebase/enrolment';
import { confirmPhoneCode, sendPhoneCode } from '@/lib/client/firebase/phone-code';
import { signInByCredential } from '@/lib/client/firebase/sign-in-by-credential';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import { claimsOf, googleToken, lastCodeOf } from '@/tests/firebase/emulator-client';
import { startEmulator } from '@/tests/firebase/start-emulator.mjs';

jest.mock('@/lib/client/device/is-incognito', () => ({ isIncognito: jest.fn() }));

const PROJECT = 'demo-rio';
const PHONE = '+5511987654321';
let emulator: { origin: string; stop: () => void };
let facts: FirebaseFacts;
let container: HTMLElement;

beforeAll(async () => {
  emulator = await startEmulator(PROJECT);
  const config = { apiKey: 'demo-key-rio', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT };
  facts = { config, emulator: emulator.origin };
}, 300_000);
afterAll(() => emulator?.stop());
beforeEach(() => {
  jest.mocked(isIncognito).mockResolvedValue(false);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => document.body.replaceChildren());

const codeFor = (phone: string) => lastCodeOf(emulator.origin, PROJECT, phone);

async function signInAs(sub: string): Promise<User> {
  const credential = GoogleAuthProvider.credential(googleToken(sub));
  return (await signInWithCredential(getAuthFor(facts, 'plain'), credential)).user;
}

async function enrol(sub: string, phoneNumber: string): Promise<User> {
  const user = await signInAs(sub);
  const auth = getAuthFor(facts, 'plain');
  const proof = await startPhoneEnrolment(auth, user, { phoneNumber, container });
  await finishPhoneEnrolment(user, { proof, code: await codeFor(phoneNumber), name: 'My phone' });
  return user;
}

test('a token of One Tap becomes an id token for the merchant’s project, and Firebase keeps no sign-in (ruling 34)', async () => {
  const outcome = await signInByCredential(facts, googleToken('one-tap'));
  if (outcome.kind !== 'proof' || outcome.proof.kind !== 'firebase') throw new Error(outcome.kind);
  expect(outcome.proof.channel).toBe('GOOGLE');
  expect(claimsOf(outcome.proof.idToken)).toMatchObject({ aud: PROJECT, email: 'one-tap@mail.example' });
  expect(getAuthFor(facts, 'plain').currentUser).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('in a private window a token of One Tap is not used (A19)', async () => {
  jest.mocked(isIncognito).mockResolvedValue(true);
  expect(await signInByCredential(facts, googleToken('private'))).toEqual({ kind: 'incognito' });
});

test('an invalid token is refused with code and reason (X9)', async () => {
  const outcome = await signInByCredential(facts, 'not a token');
  if (outcome.kind !== 'refused') throw new Error(outcome.kind);
  expect(outcome.error.code).toMatch(/^auth\//);
  expect(outcome.error.reason).not.toBe('');
});

test('a second factor is requested, sent, rejected when wrong, and ends in an id token (A23)', async () => {
  await enrol('factor', PHONE);
  const signIn = await signInByCredential(facts, googleToken('factor'));
  if (signIn.kind !== 'second-factor') throw new Error(signIn.kind);
  const [hint] = signIn.challenge.hints;
  expect(hint).toMatchObject({ factor: 'phone', label: expect.stringMatching(/^My phone · \+•+4321$/) });
  const hintId = hint?.uid ?? '';
  await expect(signIn.challenge.send('', container)).rejects.toMatchObject({ code: 'auth/argument-error' });
  await expect(signIn.challenge.confirm({ hintId, code: '123456' })).rejects.toMatchObject({
    code: 'auth/code-expired',
  });
  const proof = await signIn.challenge.send(hintId, container);
  expect(container.childNodes).toHaveLength(0);
  const wrong = signIn.challenge.confirm({ hintId, proof, code: '000000' });
  await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  const idToken = await signIn.challenge.confirm({ hintId, proof, code: await codeFor(PHONE) });
  expect(claimsOf(idToken)).toMatchObject({ aud: PROJECT, firebase: { sign_in_second_factor: 'phone' } });
});

test('a factor that is withdrawn is no longer requested (A23)', async () => {
  const user = await enrol('withdrawn', '+5511987650000');
  const [factor] = multiFactor(user).enrolledFactors;
  await withdrawFactor(user, factor?.uid ?? '');
  expect((await signInByCredential(facts, googleToken('withdrawn'))).kind).toBe('proof');
});

test('the container of the check must be in the page and be empty', async () => {
  container.append('x');
  for (const place of [container, null, document.createElement('div')]) {
    expect(await sendPhoneCode(facts, '+84912345678', place)).toMatchObject({
      ok: false,
      error: { code: 'auth/argument-error' },
    });
  }
});

test('a code by SMS proves a number with an id token; a wrong one may be corrected (E4, X9)', async () => {
  const phone = '+84912345678';
  const sent = await sendPhoneCode(facts, phone, container);
  if (!sent.ok) throw new Error(sent.error.code);
  const wrong = await confirmPhoneCode(sent.value, '000000');
  expect(wrong).toMatchObject({ ok: false, error: { textKey: 'invalid-verification-code' } });
  const code = await codeFor(phone);
  const proved = await confirmPhoneCode(sent.value, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect(proved.ok && claimsOf(proved.value)).toMatchObject({ phone_number: phone, aud: PROJECT });
});

test('without a number or a sent code nothing is sent (X9)', async () => {
  expect(await sendPhoneCode(facts, '0912345678', container)).toMatchObject({
    error: { code: 'auth/invalid-phone-number' },
  });
  expect(await confirmPhoneCode(undefined, '123456')).toMatchObject({ error: { code: 'auth/code-expired' } });
});
