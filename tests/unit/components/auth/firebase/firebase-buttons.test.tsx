import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseButtons } from '@/components/auth/firebase/firebase-buttons';
import { OverlayProvider } from '@/components/notice/overlay-provider';
import type { FactorChallenge } from '@/lib/client/firebase/factor-challenge';
import { createSocialSignIn, type SignInOutcome } from '@/lib/client/firebase/social-sign-in';
import { authErrorOf } from '@/lib/shared/firebase/auth-error';
import type { SocialFacts } from '@/lib/shared/social/social-facts';
import { resetPage } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '@/tests/unit/components/ui/with-messages';

jest.mock('@/lib/client/firebase/social-sign-in', () => ({ createSocialSignIn: jest.fn() }));

const CONFIG = { apiKey: 'k', authDomain: 'one.firebaseapp.com', projectId: 'one' };
const facts = (more: Partial<SocialFacts> = {}): SocialFacts => ({
  google: true,
  facebook: true,
  twitter: true,
  firebase: { config: CONFIG },
  autoCreate: false,
  manualRegistration: false,
  isExpiryForced: false,
  ...more,
});
const run = jest.fn();
const resume = jest.fn();
const prepare = jest.fn();
const onProof = jest.fn();
const PROOF = { kind: 'firebase', channel: 'GOOGLE', idToken: 't-1' } as const;

function show(more: Partial<SocialFacts> = {}, isBusy = false) {
  return renderWithMessages(
    <>
      <FirebaseButtons blockedMethods={[]} facts={facts(more)} isBusy={isBusy} onProof={onProof} />
      <OverlayProvider />
    </>,
  );
}
const names = () => screen.queryAllByRole('button').map((button) => button.textContent);
const tap = (name = 'Google') =>
  userEvent.click(screen.getByRole('button', { name: `Continue with ${name}` }));
const ends = (outcome: SignInOutcome) => run.mockResolvedValue(outcome);

beforeEach(() => {
  resetPage();
  prepare.mockResolvedValue(undefined);
  jest.mocked(createSocialSignIn).mockReturnValue({ prepare, run, resume });
});

test.each<[string[], Partial<SocialFacts>]>([
  [['Google', 'Facebook', 'X'], {}],
  [['Facebook', 'X'], { google: false }],
  [['Google', 'X'], { facebook: false }],
  [['Google', 'Facebook'], { twitter: false }],
  [[], { google: false, facebook: false, twitter: false }],
  [[], { firebase: undefined }],
])('the buttons are %j with %j (A11)', (shown, more) => {
  show(more);
  expect(names()).toEqual(shown.map((name) => `Continue with ${name}`));
});

test('a sign-in that left by redirect is ended by the page it returns to, once (A20)', async () => {
  sessionStorage.setItem('mc_social_redirect', 'FACEBOOK');
  resume.mockResolvedValue({ kind: 'proof', proof: { kind: 'firebase', channel: 'FACEBOOK', idToken: 't' } });
  show();
  await waitFor(() => expect(onProof).toHaveBeenCalledTimes(1));
  expect(resume.mock.calls).toEqual([['FACEBOOK']]);
  expect(sessionStorage.getItem('mc_social_redirect')).toBeNull();
});

test('the proof is handed on (E6)', async () => {
  ends({ kind: 'proof', proof: PROOF });
  show();
  await tap();
  await waitFor(() => expect(onProof).toHaveBeenCalledWith(PROOF));
  expect(run).toHaveBeenCalledWith('GOOGLE');
});

test('the window’s library loads at the first touch, before the tap (A20)', async () => {
  ends({ kind: 'silent' });
  show();
  expect(createSocialSignIn).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('group'));
  await waitFor(() => expect(prepare).toHaveBeenCalled());
  expect(run).not.toHaveBeenCalled();
});

test('while a window is open its button shows it, and another may be tapped (A20)', async () => {
  run.mockReturnValueOnce(new Promise(() => undefined));
  show();
  await tap();
  expect(await screen.findByRole('button', { name: 'Waiting for Google…' })).toBeTruthy();
  ends({ kind: 'proof', proof: { ...PROOF, channel: 'FACEBOOK' } });
  await tap('Facebook');
  await waitFor(() => expect(onProof).toHaveBeenCalledTimes(1));
  expect(names()).toEqual(['Continue with Google', 'Continue with Facebook', 'Continue with X']);
});

test('a refusal is a notice with the text, the code and the reason (X9)', async () => {
  ends({ kind: 'refused', error: authErrorOf('network-request-failed') });
  show();
  await tap();
  const notice = await screen.findByRole('alertdialog');
  expect(notice.textContent).toContain('Connection failed.');
  expect(notice.textContent).toContain('Code: auth/network-request-failed');
  expect(notice.textContent).toContain('Reason: network request failed');
  expect(notice.querySelectorAll('br')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
});

test('a private window shows a toast for 1.5 seconds (A19, Z2)', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  ends({ kind: 'incognito' });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  const text = /in a private window/;
  await pass(0);
  expect(screen.getByText(text)).toBeTruthy();
  await pass(1_499);
  expect(screen.queryByText(text)).toBeTruthy();
  await pass(1);
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  jest.useRealTimers();
});

test('a cancelled or closed window shows nothing (X7)', async () => {
  ends({ kind: 'silent' });
  show();
  await tap();
  await waitFor(() => expect(names()[0]).toBe('Continue with Google'));
  expect([screen.queryByRole('alertdialog'), onProof.mock.calls.length]).toEqual([null, 0]);
});

test('during another sign-in a tap does nothing', async () => {
  show({}, true);
  await tap();
  expect(run).not.toHaveBeenCalled();
});

test('a second factor whose dialog does not load is a notice, and no lost error', async () => {
  jest.doMock('@/components/auth/firebase/factor/factor-dialog', () => {
    throw new Error('not loaded');
  });
  ends({ kind: 'second-factor', channel: 'GOOGLE', challenge: {} as FactorChallenge });
  show();
  await tap();
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(names()[0]).toBe('Continue with Google');
});
