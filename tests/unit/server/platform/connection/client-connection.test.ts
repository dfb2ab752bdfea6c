import {
  needsSecureCookies,
  readClientConnection,
  readTraceparent,
} from '@/lib/server/platform/connection/client-connection';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

test.each([
  ['Shop.Example.:8080', 'shop.example', 'shop.example:8080'],
  ['shop.example', 'shop.example', 'shop.example'],
  ['a.test/x?@evil', undefined, ''],
  ['', undefined, ''],
])('the Host %j names %j, with its port %j (SEC-3)', (host, hostName, withPort) => {
  expect(readClientConnection(new Headers({ host }))).toMatchObject({
    hostName,
    host: withPort,
    https: false,
  });
});

test('without a configured proxy no forwarding header moves host or protocol (SEC-5, ruling 13)', () => {
  const headers = new Headers({
    host: 'one.localhost',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
    'x-host': 'evil.example',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
  });
  expect(readClientConnection(headers)).toMatchObject({
    hostName: 'one.localhost',
    host: 'one.localhost',
    https: false,
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['not-an-address', '0.0.0.0'],
  ['', '0.0.0.0'],
])('with no hop the address in %j is the last one, %s (SEC-5)', (forwardedFor, address) => {
  expect(readClientConnection(new Headers({ host: 'a', 'x-forwarded-for': forwardedFor })).address).toBe(
    address,
  );
});

test.each([
  ['localhost', false, false],
  ['a.localhost', false, false],
  ['shop.example', false, true],
  ['localhost', true, true],
  [undefined, false, true],
])('%s with https %s takes secure cookies: %s (SEC-49, ruling 17)', (hostName, https, secure) => {
  expect(needsSecureCookies({ hostName, host: '', siteHost: '', https, address: '' })).toBe(secure);
});

const GOOD = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a well-formed trace context is carried on (FLT-47)', () => {
  expect(readTraceparent(new Headers({ traceparent: GOOD }))).toBe(GOOD);
});

test.each([
  '',
  'x',
  GOOD.toUpperCase(),
  `${GOOD}-x`,
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
  `01${GOOD.slice(2)}`,
])('the trace context %j is replaced by a fresh one (FLT-47, SEC-27)', (traceparent) => {
  const made = readTraceparent(new Headers({ traceparent }));
  expect(made).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(made).not.toBe(readTraceparent(new Headers()));
});
