import { canRedirect } from '@/lib/shared/firebase/popup-machine';

const config = { apiKey: 'k', authDomain: 'auth.brand.example', projectId: 'one' };

test.each([
  ['m.brand.example', {}, true],
  ['brand.example', {}, true],
  ['M.Brand.Example', {}, true],
  ['m.other.example', {}, false],
  ['localhost', {}, false],
  ['m.brand.example', { emulator: 'http://127.0.0.1:9099' }, false],
  ['t1.aurora.localhost', { emulator: 'http://auth.aurora.localhost:9099' }, true],
  ['m.brand.com.br', { config: { ...config, authDomain: 'auth.brand.com.br' } }, true],
  ['m.second.com.br', { config: { ...config, authDomain: 'auth.brand.com.br' } }, false],
  ['com.br', { config: { ...config, authDomain: 'com.br' } }, false],
])('a sign-in from %s with %j can come back by redirect: %s (A20)', (host, more, can) => {
  expect(canRedirect(host, { config, ...more })).toBe(can);
});

test('the usual auth domain of a project is another site (A20)', () => {
  expect(canRedirect('m.brand.example', { config: { ...config, authDomain: 'one.firebaseapp.com' } })).toBe(
    false,
  );
});
