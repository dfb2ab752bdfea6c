import { toAuthLanguage } from '@/lib/shared/firebase/auth-language';
import { toFirebaseSources } from '@/lib/shared/firebase/firebase-sources';
import { isOneTapOffered, parseOneTapAnswer, toGoogleIdentityUrl } from '@/lib/shared/firebase/one-tap';
import { parseFirebase } from '@/lib/shared/firebase/parse-firebase';
import { endPopup, isPending, NO_POPUP, openPopup } from '@/lib/shared/firebase/popup-machine';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import type { SocialFacts } from '@/lib/shared/social/social-facts';

test('a newer window makes the older one mean nothing, whichever ends first (A20)', () => {
  const first = openPopup(NO_POPUP);
  const second = openPopup(first);
  expect([isPending(second, first.lastId), isPending(second, second.lastId)]).toEqual([false, true]);
  expect(endPopup(second, first.lastId)).toBe(second);
  const ended = endPopup(second, second.lastId);
  expect(ended.pending).toBeUndefined();
  expect(openPopup(ended).lastId).toBe(3);
});

test('every language of the site has a code that the library takes (Z3)', () => {
  for (const { tag } of Object.values(LANGUAGES)) expect(toAuthLanguage(tag)).toMatch(/^[A-Za-z0-9-]{1,6}$/);
});

test.each([
  ['pt-BR', 'pt-BR'],
  ['zh-Hans-CN', 'zh'],
  ['ur', 'ur'],
  ['', 'en'],
  ['toolongtag', 'en'],
  ['v<i', 'en'],
])('%j is requested as %j', (tag, code) => {
  expect(toAuthLanguage(tag)).toBe(code);
});

const CONFIG = { apiKey: 'key-1', authDomain: 'one.firebaseapp.com', projectId: 'one-1' };

test('the settings are read with the client id of Google and an emulator (E12)', () => {
  const sms = { config: { ...CONFIG, other: 'x' }, googleWebClientId: 'g.apps.googleusercontent.com' };
  const setup = { emulator: 'http://127.0.0.1:9099', tokenSyncUrl: '/auth/token' };
  expect(parseFirebase({ sms }, setup)).toEqual({
    config: CONFIG,
    googleClientId: 'g.apps.googleusercontent.com',
    ...setup,
  });
});

test.each([
  ['a key with a colon', { ...CONFIG, apiKey: '1:2:web:3' }],
  ['no key', { ...CONFIG, apiKey: '' }],
  ['no auth domain', { ...CONFIG, authDomain: '' }],
  ['an auth domain with a scheme', { ...CONFIG, authDomain: 'https://one.example' }],
  ['a wildcard', { ...CONFIG, authDomain: '*.one.example' }],
  ['no project', { ...CONFIG, projectId: '' }],
  ['nothing', undefined],
])('%s makes the settings unusable', (_name, config) => {
  expect(parseFirebase({ sms: { config } as never })).toBeUndefined();
});

const FACTS: SocialFacts = {
  google: true,
  facebook: false,
  twitter: false,
  firebase: { config: CONFIG, googleClientId: 'g' },
  autoCreate: false,
  manualRegistration: false,
  isExpiryForced: false,
};
const PLACE = { path: '/m/login', isMember: false, isRefused: false };

test.each([
  ['the login page', FACTS, PLACE, true],
  ['the registration page', FACTS, { ...PLACE, path: '/m/register' }, true],
  ['another page', FACTS, { ...PLACE, path: '/m/home' }, false],
  ['a member', FACTS, { ...PLACE, isMember: true }, false],
  ['a webview', FACTS, { ...PLACE, isRefused: true }, false],
  ['Google off', { ...FACTS, google: false }, PLACE, false],
  ['no client id', { ...FACTS, firebase: { config: CONFIG } }, PLACE, false],
])('One Tap for %s (ruling 34)', (_name, facts, place, isOffered) => {
  expect(isOneTapOffered(facts, place)).toBe(isOffered);
});

test.each([
  [undefined],
  [{}],
  [{ credential: 7 }],
  [{ credential: 'a b' }],
  [{ credential: 'x'.repeat(9000) }],
])('the answer %j holds no token (ruling 34)', (answer) => {
  expect(parseOneTapAnswer(answer)).toBeUndefined();
});

test('a signed and an unsigned token are read (ruling 34)', () => {
  expect(parseOneTapAnswer({ credential: 'a.b.c', select_by: 'user' })).toBe('a.b.c');
  expect(parseOneTapAnswer({ credential: 'a.b.' })).toBe('a.b.');
});

test.each([
  [undefined, 'https://accounts.google.com/gsi/client'],
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010/gsi/client'],
  ['https://gsi.example/own.js', 'https://gsi.example/own.js'],
  ['http://gsi.example/', 'https://accounts.google.com/gsi/client'],
  ['https://*/x', 'https://accounts.google.com/gsi/client'],
])('the script of %s is %s (provider-api §1)', (vendor, url) => {
  expect(toGoogleIdentityUrl(vendor)).toBe(url);
});

test('an emulator replaces the service in the policy, and nothing is allowed when no method is on (SEC-79)', () => {
  const facts = { config: CONFIG, emulator: 'http://127.0.0.1:9099' };
  const { frames, connects } = toFirebaseSources(facts, { popup: true, phone: false });
  expect([frames[0], connects[0]]).toEqual(['http://127.0.0.1:9099', 'http://127.0.0.1:9099']);
  expect(connects.join()).not.toContain('identitytoolkit');
  const none = { frames: [], connects: [], styles: [] };
  expect(toFirebaseSources(facts, { popup: false, phone: false })).toEqual(none);
  expect(toFirebaseSources(undefined, { popup: true, phone: true })).toEqual(none);
});
