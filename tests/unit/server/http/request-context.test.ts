import fc from 'fast-check';
import { redirectTo, toRequestContext } from '@/lib/server/http/request-context';
import { answerOf, pageRequest } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

test('a context holds path, device, peer and trace of its request', () => {
  const context = toRequestContext(pageRequest('/m/home/?r=1'));
  expect(context).toMatchObject({
    path: '/m/home',
    device: 'mobile',
    secureCookies: false,
    client: { hostName: 'one.localhost' },
  });
  expect(context.traceparent).toMatch(/^00-[0-9a-f]{32}-/);
});

test('1,000 requests have 1,000 nonces of 128 bits (SEC-80)', () => {
  const nonces = Array.from(
    { length: 1000 },
    () => toRequestContext(pageRequest('/m/home', { 'x-nonce': 'mine' })).nonce,
  );
  expect(new Set(nonces).size).toBe(1000);
  expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
});

test('a redirect is not stored and carries its cookies (SEC-55)', () => {
  const outcome = redirectTo('/m/home', 303, ['a=1', 'b=2']);
  expect(answerOf(outcome)).toEqual([303, '/m/home', ['a=1', 'b=2']]);
  expect(outcome.kind === 'respond' && outcome.response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '//evil.example',
  '///evil.example/x',
  '/\\evil.example',
  '//evil.example/%2f..',
  '\\\\evil.example',
  'https://evil.example/',
  'evil.example',
  '/\t/evil.example',
])('a redirect to %j stays on the own origin (SEC-4, SEC-74)', (location) => {
  const [, result] = answerOf(redirectTo(location, 307)) ?? [];
  expect(new URL(result ?? '', 'http://own.example').origin).toBe('http://own.example');
});

test('no path of a request makes a redirect leave the own origin (SEC-4, SEC-74)', () => {
  const piece = fc.constantFrom('/', '//', '\\', '..', '%2f', '%5c', 'evil.example', '@', ':', 'm', '\t');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = URL.parse(`http://own.example/${pieces.join('')}`);
      if (!url) return;
      const [, location] = answerOf(redirectTo(url.pathname + url.search, 303)) ?? [];
      expect(new URL(location ?? '', 'http://own.example').origin).toBe('http://own.example');
    }),
  );
});
