import { isIncognito } from '@/lib/client/device/is-incognito';
import type { PopupAdapter } from '@/lib/client/firebase/popup-adapter';
import { createSocialSignIn } from '@/lib/client/firebase/social-sign-in';

jest.mock('@/lib/client/device/is-incognito', () => ({ isIncognito: jest.fn() }));
const asksPrivate = jest.mocked(isIncognito);

const FACTS = { config: { apiKey: 'k', authDomain: 'one.firebaseapp.com', projectId: 'one' } };
const error = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

type Window = {
  readonly channel: string;
  readonly ends: (token: string) => void;
  readonly fails: (error: Error) => void;
};

function anAdapter(): { adapter: PopupAdapter; windows: Window[] } {
  const windows: Window[] = [];
  const adapter: PopupAdapter = {
    prepare: jest.fn(async () => undefined),
    open: (channel) =>
      new Promise((ends, fails) => {
        windows.push({ channel, ends, fails });
      }),
    challengeOf: () => undefined,
    leave: jest.fn(async () => false),
    takeResult: jest.fn(async () => undefined),
  };
  return { adapter, windows };
}

beforeEach(() => {
  asksPrivate.mockResolvedValue(false);
  sessionStorage.clear();
});

test('the id token of a window is the proof (A20, E6)', async () => {
  const { adapter, windows } = anAdapter();
  const signIn = createSocialSignIn(FACTS, adapter);
  await signIn.prepare();
  const outcome = signIn.run('FACEBOOK');
  windows[0]?.ends('token-1');
  expect(await outcome).toEqual({
    kind: 'proof',
    proof: { kind: 'firebase', channel: 'FACEBOOK', idToken: 'token-1' },
  });
});

test('once prepared, the window opens within the tap: nothing is awaited before it (A20)', async () => {
  const { adapter, windows } = anAdapter();
  const signIn = createSocialSignIn(FACTS, adapter);
  await signIn.prepare();
  void signIn.run('GOOGLE');
  expect(windows).toHaveLength(1);
});

test('a newer window cancels the older silently, whatever the older one reports later (A20, X7)', async () => {
  const { adapter, windows } = anAdapter();
  const signIn = createSocialSignIn(FACTS, adapter);
  await signIn.prepare();
  const [first, second, third] = [signIn.run('GOOGLE'), signIn.run('FACEBOOK'), signIn.run('TWITTER')];
  windows[0]?.fails(error('auth/cancelled-popup-request'));
  windows[1]?.ends('late-token');
  windows[2]?.ends('token-3');
  expect(await first).toEqual({ kind: 'silent' });
  expect(await second).toEqual({ kind: 'silent' });
  expect(await third).toMatchObject({ proof: { channel: 'TWITTER', idToken: 'token-3' } });
});

test.each([
  ['auth/cancelled-popup-request', { kind: 'silent' }],
  ['auth/popup-closed-by-user', { kind: 'refused', error: { textKey: 'popup-closed-by-user' } }],
  ['auth/popup-blocked', { kind: 'refused', error: { code: 'auth/popup-blocked' } }],
  ['auth/new-one', { kind: 'refused', error: { code: 'auth/new-one', textKey: 'unknown' } }],
])('%s ends as %j (X7, X9)', async (code, outcome) => {
  const { adapter, windows } = anAdapter();
  const signIn = createSocialSignIn(FACTS, adapter);
  await signIn.prepare();
  const ended = signIn.run('GOOGLE');
  windows[0]?.fails(error(code));
  expect(await ended).toMatchObject(outcome);
});

test('in a private window nothing opens (A19)', async () => {
  asksPrivate.mockResolvedValue(true);
  const { adapter, windows } = anAdapter();
  expect(await createSocialSignIn(FACTS, adapter).run('GOOGLE')).toEqual({ kind: 'incognito' });
  expect(windows).toHaveLength(0);
});

test('a second factor is handed on with its provider (A23)', async () => {
  const { adapter, windows } = anAdapter();
  const challenge = { hints: [], send: jest.fn(), confirm: jest.fn() };
  const signIn = createSocialSignIn(FACTS, { ...adapter, challengeOf: () => challenge });
  await signIn.prepare();
  const ended = signIn.run('GOOGLE');
  windows[0]?.fails(error('auth/multi-factor-auth-required'));
  expect(await ended).toEqual({ kind: 'second-factor', channel: 'GOOGLE', challenge });
});

test('a preparation that fails leaves the message to the tap (X9)', async () => {
  const { adapter } = anAdapter();
  const prepare = jest.fn().mockRejectedValue(error('auth/network-request-failed'));
  await expect(createSocialSignIn(FACTS, { ...adapter, prepare }).prepare()).resolves.toBeUndefined();
});

test('with a blocked window the page itself leaves for the vendor, without a message (A20)', async () => {
  const { adapter, windows } = anAdapter();
  const leave = jest.fn(async () => true);
  const signIn = createSocialSignIn(FACTS, { ...adapter, leave });
  await signIn.prepare();
  const ended = signIn.run('GOOGLE');
  windows[0]?.fails(error('auth/popup-blocked'));
  expect(await ended).toEqual({ kind: 'silent' });
  expect(leave).toHaveBeenCalledWith('GOOGLE');
  expect(sessionStorage.getItem('mc_social_redirect')).toBe('GOOGLE');
});

test('where leaving fails too, the blocked window is reported and nothing stays stored (A20, X9)', async () => {
  const { adapter, windows } = anAdapter();
  const leave = jest.fn().mockRejectedValue(error('auth/internal-error'));
  const signIn = createSocialSignIn(FACTS, { ...adapter, leave });
  await signIn.prepare();
  const ended = signIn.run('GOOGLE');
  windows[0]?.fails(error('auth/popup-blocked'));
  expect(await ended).toMatchObject({ kind: 'refused', error: { code: 'auth/popup-blocked' } });
  expect(sessionStorage.getItem('mc_social_redirect')).toBeNull();
});

test.each<[string, PopupAdapter['takeResult'], object]>([
  ['a token', async () => 'token-1', { kind: 'proof', proof: { channel: 'TWITTER', idToken: 'token-1' } }],
  ['nothing', async () => undefined, { kind: 'refused', error: { code: 'auth/popup-blocked' } }],
  [
    'an error',
    async () => Promise.reject(error('auth/unauthorized-domain')),
    { kind: 'refused', error: { code: 'auth/unauthorized-domain' } },
  ],
])('a redirect that comes back with %s ends as %j (A20)', async (_what, takeResult, outcome) => {
  const { adapter } = anAdapter();
  expect(await createSocialSignIn(FACTS, { ...adapter, takeResult }).resume('TWITTER')).toMatchObject(
    outcome,
  );
});
