import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SocialOffer } from '@/components/auth/social/social-offer';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { SocialSlot } from '@/components/auth/social/social-slot';
import { dropProof, getStoredProof, storeProof } from '@/lib/client/auth/pending-proof';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { leaveTo, replacePage } from '@/lib/client/page/leave-page';
import type { SocialFacts } from '@/lib/shared/social/social-facts';
import { failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';
import { renderWithMessages } from '../ui/with-messages';

// Attribution has tests of its own.
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({
    registerMethod: 'H5',
    registerUrl: 'http://localhost/',
    domain: 'localhost',
  }),
}));

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn(), replacePage: jest.fn() }));
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const none: SocialFacts = {
  google: false,
  facebook: false,
  twitter: false,
  autoCreate: false,
  manualRegistration: false,
  isExpiryForced: false,
};
const both: SocialFacts = {
  ...none,
  line: { clientId: '1', authorizeUrl: 'https://line.example/a', pkce: false },
  telegram: { botId: '2', authUrl: 'https://tg.example/auth' },
};
const line = { kind: 'line', lineSessionToken: 't1' } as const;
const firebase = { kind: 'firebase', channel: 'GOOGLE', idToken: 't2' } as const;
const show = (facts = both, place: 'login' | 'register' = 'login') =>
  renderWithMessages(<SocialOffer facts={facts} place={place} />);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  dropProof();
  resetPage();
});

test('a panel without a method renders nothing (A11)', () => {
  expect(renderWithMessages(<SocialPanel facts={none} place="login" />).container.innerHTML).toBe('');
});

test('the space of methods that load is a visitor’s alone (R4)', () => {
  const { container } = renderWithMessages(<SocialSlot facts={both} place="login" />);
  expect(container.querySelector('[aria-hidden]')?.matches('[data-for="visitor"]')).toBe(true);
});

test('each method is a real link before the tap; the tap stores what its return must match (A12, ruling 30)', async () => {
  show();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with LINE' });
  await waitFor(() => expect(link.href).toContain('https://line.example/a?response_type=code'));
  expect(localStorage.getItem('mc_line_flow')).toBeNull();
  link.addEventListener('click', (event) => event.preventDefault());
  const { href } = link;
  await userEvent.click(link);
  const stored = JSON.parse(localStorage.getItem('mc_line_flow') ?? '{}');
  expect(new URL(href).searchParams.get('state')).toBe(stored.state);
  await waitFor(() => expect(link.href).not.toBe(href));
});

test('Telegram’s link returns to the login page with a fresh nonce (A13, ruling 31)', async () => {
  show();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with Telegram' });
  await waitFor(() => expect(link.href).toContain('bot_id=2'));
  expect(new URL(link.href).searchParams.get('return_to')).toMatch(
    /^http:\/\/localhost\/m\/login\?tgStart=\w{32}$/,
  );
});

test('an app’s own browser shows that app’s method only (ruling 32)', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Line/14.1');
  show();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Continue with LINE']);
});

test('a member is offered nothing (A11)', () => {
  signIn();
  expect(show().container.innerHTML).toBe('');
});

test('the dialog creates an account, and keeps a refusal for a retry (S12, A10)', async () => {
  show();
  act(() => storeProof(line, 'Link Mai'));
  expect(screen.getByRole('dialog', { name: 'Almost there' }).textContent).toContain('Link Mai');
  fakeFetch(() => failure('system.error', 'Busy'));
  await click('Create a new account');
  expect((await screen.findByRole('alert')).textContent).toBe('Busy');
  expect(getOverlays().notices).toEqual([]);
  expect(getStoredProof()).toMatchObject({ proof: line, choice: 'due' });
  const calls = fakeFetch(() => success({ token: 'h', id: '1', userName: 'x' }));
  await waitFor(async () => {
    // The dialog closes before the page is left.
    if (getStoredProof()) await click('Create a new account');
    expect(replacePage).toHaveBeenCalledWith('/m/home');
  });
  expect(calls[0]?.url).toBe('/wps/member/register/social');
});

test('an existing account is offered beside the form, or on its page, without losing the proof (A10)', async () => {
  const { unmount } = show();
  act(() => storeProof(line, ''));
  await click('Log in with an existing account');
  expect(screen.getByText(/We.ll link your LINE profile/)).toBeTruthy();
  expect(push).not.toHaveBeenCalled();
  unmount();
  show(both, 'register');
  act(() => storeProof(line, ''));
  await click('Log in with an existing account');
  expect(leaveTo).toHaveBeenCalledWith('/m/login');
  expect(getStoredProof()).toMatchObject({ choice: 'existing' });
});

test.each([
  ['a page of its own, for the tab keeps the proof', line, jest.mocked(leaveTo)],
  ['the same page, for only its memory keeps the proof', firebase, push],
])('registration by hand opens its screen: %s (A10)', async (_where, proof, leave) => {
  show({ ...both, manualRegistration: true });
  const calls = fakeFetch(() => success({}));
  act(() => storeProof(proof, ''));
  await click('Create a new account');
  expect(leave.mock.lastCall?.[0]).toBe('/m/register');
  expect(calls).toHaveLength(0);
});

test('a player may think better of linking: the sign-in is broken off, with its synced token (S12, K11)', async () => {
  localStorage.setItem('mc_token_sync', '/auth/token');
  show();
  act(() => storeProof(line, ''));
  await click('Log in with an existing account');
  await click("Don't link");
  expect(screen.getByRole('link', { name: 'Continue with LINE' })).toBeTruthy();
  expect(getStoredProof()).toBeUndefined();
  expect(localStorage.getItem('mc_token_sync')).toBeNull();
});
