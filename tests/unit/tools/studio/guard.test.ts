import { rejectionOf } from '@/tools/studio/server/guard.mjs';

// Pages of other sites, rebound names and other users of the machine have no access to the studio (SEC-2, SEC-60).
const KEY = 'k'.repeat(32);
const PORT = 3400;
const OWN = { host: 'studio.localhost:3400', cookie: `other=1; studio_key=${KEY}` };
const POST = { ...OWN, origin: 'http://studio.localhost:3400', 'content-type': 'application/json' };

const statusOf = (method: string, headers: object, isEntrance = false) =>
  rejectionOf({ method, headers }, { port: PORT, key: KEY, isEntrance })?.status;

test('the studio’s own page may read and post', () => {
  expect(statusOf('GET', { ...OWN, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  expect(statusOf('GET', { ...OWN, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBeUndefined();
  expect(statusOf('POST', { ...POST, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  expect(statusOf('POST', { ...POST, 'content-type': 'application/json; charset=utf-8' })).toBeUndefined();
});

test.each([
  ['evil.example:3400'],
  ['studio.localhost.evil.example:3400'],
  ['127.0.0.1:3400'],
  ['localhost:3400'],
  ['studio.localhost'],
  ['studio.localhost:80'],
  [undefined],
])('the name %s is not the studio’s', (host) => {
  expect(statusOf('GET', { ...OWN, host })).toBe(421);
  expect(statusOf('POST', { ...POST, host })).toBe(421);
  expect(statusOf('GET', { ...OWN, host }, true)).toBe(421);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  [
    'a frame of the preview',
    { origin: 'http://phone.rich.studio.localhost:3401', 'sec-fetch-site': 'same-site' },
  ],
  ['another port', { origin: 'http://studio.localhost:3401' }],
  ['an opaque origin', { origin: 'null' }],
  ['no origin', { origin: undefined }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form of plain text', { 'content-type': 'text/plain' }],
  ['a body without a type', { 'content-type': undefined }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['no key', { cookie: undefined }],
  ['a wrong key', { cookie: `studio_key=${'x'.repeat(32)}` }],
  ['a shorter key', { cookie: 'studio_key=k' }],
])('a post from %s is rejected', (_what, more) => {
  expect(statusOf('POST', { ...POST, ...more })).toBe(403);
});

test('a page of another site may not load the studio’s files, and no other method is known', () => {
  expect(statusOf('GET', { ...OWN, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(statusOf('GET', { ...OWN, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' })).toBe(403);
  expect(statusOf('OPTIONS', POST)).toBe(405);
  expect(statusOf('PUT', POST)).toBe(405);
});

test('the printed address may be opened without a cookie, and accepts no POST', () => {
  expect(statusOf('GET', { host: OWN.host }, true)).toBeUndefined();
  expect(statusOf('POST', { host: OWN.host }, true)).toBe(403);
});
