import fc from 'fast-check';
import { authErrorOf, toAuthError } from '@/lib/shared/firebase/auth-error';
import { AUTH_ERROR_ALIASES, AUTH_ERROR_TEXTS } from '@/lib/shared/firebase/auth-error-table';
import source from '@/locales/EN.json';

const sdkError = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code });

test('every text of the table is in the catalogue (X9)', () => {
  const texts: Record<string, string> = source.firebase;
  expect(AUTH_ERROR_TEXTS.filter((key) => !texts[key])).toEqual([]);
});

test.each(AUTH_ERROR_TEXTS)('auth/%s has a text of its own and a reason in words (X9)', (name) => {
  const error = toAuthError(sdkError(`auth/${name}`));
  expect(error).toMatchObject({ code: `auth/${name}`, textKey: name, reason: name.replaceAll('-', ' ') });
});

test.each([...AUTH_ERROR_ALIASES])('auth/%s is shown as %s, with its own code (X9)', (name, text) => {
  expect(toAuthError(sdkError(`auth/${name}`))).toMatchObject({ code: `auth/${name}`, textKey: text });
});

test.each([
  ['auth/cancelled-popup-request', 'quiet'],
  ['auth/popup-closed-by-user', 'shown'],
  ['auth/user-cancelled', 'shown'],
  ['auth/popup-blocked', 'shown'],
  ['auth/something-new', 'shown'],
  ['auth/constructor', 'shown'],
])('%s is %s (X7, X9)', (code, surface) => {
  expect(toAuthError(sdkError(code)).surface).toBe(surface);
});

test('an unknown code keeps its name and takes the unknown text (X9)', () => {
  expect(toAuthError(sdkError('auth/blocking-function-error-response'))).toMatchObject({
    code: 'auth/blocking-function-error-response',
    textKey: 'unknown',
  });
});

test.each([
  undefined,
  null,
  'x',
  7,
  {},
  { code: 7 },
  { code: 'storage/x' },
  new Error('boom'),
  { code: 'auth/<b>' },
])('%p is auth/unknown (X9)', (thrown) => {
  expect(toAuthError(thrown)).toMatchObject({ code: 'auth/unknown', textKey: 'unknown' });
});

test('the library’s message is the reason, without its prefix (X9)', () => {
  const message = 'Firebase: Invalid format. (auth/invalid-phone-number).';
  expect(toAuthError(sdkError('auth/invalid-phone-number', message)).reason).toBe('Invalid format.');
});

test('a reason never holds a token, a key or an address, however the service quotes it (X9)', () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abcdefghijklmnopqrstuvwxyz';
  const message = `Firebase: INVALID_IDP_RESPONSE : ${token} at https://x.example/?key=secret#id_token=${token} (auth/invalid-credential).`;
  const { reason } = toAuthError(sdkError('auth/invalid-credential', message));
  expect(reason).toBe('INVALID_IDP_RESPONSE : … at …');
});

test('a vendor script that did not load is reported as such, with the library’s code (X9)', () => {
  const lost = Object.assign(sdkError('auth/internal-error'), { customData: { type: 'error' } });
  expect(toAuthError(lost)).toEqual({
    code: 'auth/internal-error',
    textKey: 'unreachable',
    reason: 'script not loaded',
    surface: 'shown',
  });
  const other = Object.assign(sdkError('auth/internal-error'), { customData: { appName: 'x' } });
  expect(toAuthError(other).textKey).toBe('internal-error');
});

test('any thrown value becomes a code, a text and a short reason (X9)', () => {
  const thrown = fc.oneof(fc.anything(), fc.record({ code: fc.string(), message: fc.string() }));
  const isReported = (value: unknown) => {
    const { code, reason, textKey } = toAuthError(value);
    return /^auth\/[a-z0-9.-]+$/.test(code) && reason.length <= 160 && textKey.length > 0;
  };
  expect(() => fc.assert(fc.property(thrown, isReported))).not.toThrow();
});

test('our own boundary uses the library’s codes (X9)', () => {
  expect(authErrorOf('code-expired')).toEqual({
    code: 'auth/code-expired',
    textKey: 'code-expired',
    reason: 'code expired',
    surface: 'shown',
  });
});
