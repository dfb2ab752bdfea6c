import type { IncomingMessage } from 'node:http';
import { MAX_PARAMETERS, rejectionOf, scrubHeaders } from '@/lib/server/node/scrub-request';

const raw = (url: string, more: { method?: string; hosts?: string[] } = {}) => {
  const hosts = more.hosts ?? ['one.localhost'];
  return {
    method: more.method ?? 'GET',
    url,
    rawHeaders: hosts.flatMap((host) => ['Host', host]),
    headers: { host: hosts[0] },
    httpVersion: '1.1',
  };
};

test.each([
  '/',
  '/m/home',
  '/m/home?x=//y',
  '/wps/member/info',
  '/wps/member/info?a=%2e%2e',
  '/m/%2e%2e/x',
  '/_next/static/a.js',
  '/_next/static/chunks/app/m/%40overlay/%5B...rest%5D/page-1.js',
  '/wpsx',
  '/m/wps/..',
])('%s passes', (url) => {
  expect(rejectionOf(raw(url))).toBeUndefined();
});

test('an address of 200 parameters passes, one of more is refused with 414 (SEC-35, SEC-106)', () => {
  const addressOf = (count: number) =>
    `/m/home?${Array.from({ length: count }, (_, nth) => `q${nth}=1`).join('&')}`;
  expect(rejectionOf(raw(addressOf(MAX_PARAMETERS)))).toBeUndefined();
  expect(rejectionOf(raw(addressOf(MAX_PARAMETERS + 1)))).toEqual({ status: 414 });
});

test.each([
  [[]],
  [['one.localhost', 'one.localhost']],
  [['one.localhost', 'evil.example']],
  [['a.test/x?@evil']],
  [['a b']],
  [['']],
  [[`${'a'.repeat(300)}`]],
  [['a:99999']],
])('a request with the hosts %j is refused with 400 (SEC-2, SEC-3)', (hosts) => {
  expect(rejectionOf(raw('/m/home', { hosts }))).toEqual({ status: 400 });
});

test.each([
  'http://evil.example/',
  'evil.example:443',
  '*',
  '',
  '//evil.example/',
  '//evil/%2f..',
  '/m\\home',
  '\\\\evil',
])('the target %j is refused with 400 (SEC-4, SEC-74)', (url) => {
  expect(rejectionOf(raw(url))).toEqual({ status: 400 });
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])(
  'the method %j is refused with 405 (SEC-19)',
  (method) => {
    expect(rejectionOf(raw('/m/home', { method }))).toEqual({ status: 405 });
  },
);

test.each([
  '/wps/..%2fadmin',
  '/wps/%2e%2e/x',
  '/wps/%252e%252e/x',
  '/wps;/x',
  '/wps/x;y',
  '/wps/x%5cy',
  '/wps/%00',
  '/wps//member/info',
  '//wps/member/info',
  '/wps/．．/x',
  '/%77ps/member/info',
  '/WPS/member/info',
  '/wps/@evil/',
  '/wps/http://evil',
  '/wps/../wps/x',
  '/wps/%zz',
  '/wps',
  '/wps/member/info%20',
  '/wps.',
  '/wps/./member/info',
  '/wps/.',
])('%s is no call and is answered 404 as one (SEC-18, SEC-20, SEC-21)', (url) => {
  expect(rejectionOf(raw(url))).toEqual({ status: 404, code: 'unknown_call' });
});

const scrub = (headers: Record<string, string>, trustedHops: number) => {
  const request = {
    headers: { host: 'ONE.localhost.:3000', ...headers },
    socket: { remoteAddress: '203.0.113.9' },
  };
  scrubHeaders(request as unknown as IncomingMessage, trustedHops);
  return request.headers as Record<string, string>;
};

test('the Host takes one form (SEC-3)', () => {
  expect(scrub({}, 0).host).toBe('one.localhost:3000');
});

const FORWARDED = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '1',
  'x-real-ip': '6.6.6.6',
};

test('without a configured proxy forwarding headers are rebuilt from the socket, and ranges dropped (SEC-5, SEC-65)', () => {
  expect(scrub({ ...FORWARDED, range: 'bytes=9-' }, 0)).toEqual({
    host: 'one.localhost:3000',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
  });
});

test('behind a configured proxy it stays (SEC-6)', () => {
  expect(scrub(FORWARDED, 1)).toMatchObject(FORWARDED);
});

test.each([
  'x-site-merchant',
  'x-middleware-subrequest',
  'x-nonce',
  'content-security-policy',
  'x-original-url',
  'x-rewrite-url',
  'forwarded',
  'x-host',
  'next-action',
])('%s is removed, behind a proxy too (SEC-5, SEC-81, ruling 45)', (name) => {
  expect(scrub({ [name]: 'x' }, 0)).not.toHaveProperty([name]);
  expect(scrub({ [name]: 'x' }, 1)).not.toHaveProperty([name]);
});
