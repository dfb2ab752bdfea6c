import { toPageKey } from '@/lib/server/pages/key/page-key';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://backend.example', { languages: ['EN', 'VI'] });
const NO_FAULT = { status: parseStatus({ ip: '203.0.113.9' }) };

function keyOf(path: string, headers: Record<string, string> = {}, more: object = {}, outcome?: never) {
  const context = Object.assign(aContext(path, merchant, headers), { state: NO_FAULT }, more);
  return toPageKey(context, outcome);
}
const textOf = (...args: Parameters<typeof keyOf>) => keyOf(...args)?.text;
const HOME = textOf('/m/home');

test.each([
  ['a cookie', '/m/home', { cookie: 'mc=sealed; mc_hint=1' }],
  ['an address', '/m/home', { 'x-forwarded-for': '198.51.100.7' }],
  ['a parameter that the site does not read', '/m/home?utm_source=unique', {}],
  ['forged headers', '/m/home', { 'x-site-merchant': 'two', 'x-nonce': 'mine', authorization: 'x' }],
  ['a slash at the end', '/m/home/', {}],
])('%s changes nothing of the key (SEC-41)', (_what, path, headers) => {
  expect(textOf(path, headers as Record<string, string>)).toBe(HOME);
});

test.each([
  ['another path', '/m/game', {}],
  ['content of the address', '/m/home?page=2', {}],
  ['an affiliate, whom links carry', '/m/home?affiliateCode=a', {}],
  ['another language', '/m/home', { 'accept-language': 'vi' }],
  ['another device', '/m/home', { 'user-agent': 'Mozilla/5.0 (X11; Linux)' }],
  ['another host', '/m/home', { host: 'www.one.localhost:3000' }],
  ['a request for the parts alone', '/m/home', { rsc: '1' }],
])('%s has a key of its own (SEC-9, SEC-42)', (_what, path, headers) => {
  expect(textOf(path, headers as Record<string, string>)).not.toBe(HOME);
});

const SERVICE_PATHS = [
  'Sgq94WOrg/IOrtk9ehrEuv8FPq2uOqsOrx7vRijTZJk=12345678',
  'AMSSoqUcylzhzjBbmGl/jIK0c715vlkDdYT1I01hDyo=abcdefgh',
] as const;
const CDNS = ['https://one.example/', 'https://two.example/'];

test('a provider that encrypts the same addresses anew, and turns its image servers, changes nothing of the key; another address does (SEC-47)', () => {
  const keyWith = (path: string, imageCDNs: string[]) =>
    textOf('/m/home', {}, { state: { status: parseStatus({ customerService: [{ path }], imageCDNs }) } });
  const [first, second] = SERVICE_PATHS;
  expect(keyWith(second, CDNS.toReversed())).toBe(keyWith(first, CDNS));
  expect(keyWith('dshx0gIxd21CMTJzQCyhF/65WbfUZC/L12345678', CDNS)).not.toBe(keyWith(first, CDNS));
});

test('visitors with different click ids share a page whose links have placeholders for them (RR12)', () => {
  const key = keyOf('/m/home?fbclid=IwAR0_x-1.y&affiliateCode=a');
  expect(key?.clicks).toEqual([
    { name: 'fbclid', mark: expect.stringMatching(/^c[0-9a-f]{24}$/), value: 'IwAR0_x-1.y' },
  ]);
  expect(key?.query.get('fbclid')).toBe(key?.clicks[0]?.mark);
  expect(textOf('/m/home?affiliateCode=a&fbclid=other')).toBe(key?.text);
  for (const path of ['/m/home?affiliateCode=a', '/m/home?gclid=other&affiliateCode=a'])
    expect(textOf(path)).not.toBe(key?.text);
  expect(key?.text).not.toContain('IwAR0');
});

test('each header that the parts depend on is in their key (SEC-42)', () => {
  const parts = [
    { 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
    { 'next-router-prefetch': '1' },
    { 'next-router-segment-prefetch': '/_tree' },
    { 'next-url': '/m/game' },
  ];
  const texts = parts.map((headers) => textOf('/m/home', { rsc: '1', ...(headers as object) }));
  const bare = textOf('/m/home', { rsc: '1' });
  expect(new Set([bare, textOf('/m/home?_rsc=a', { rsc: '1' }), ...texts]).size).toBe(parts.length + 2);
});

test.each([
  ['a state tree that is none', { 'next-router-state-tree': '%5B' }],
  ['a state tree over 4,096 characters', { 'next-router-state-tree': `%5B${'1,'.repeat(3_000)}1%5D` }],
  ['another prefetch', { 'next-router-prefetch': 'x' }],
  ['an address that is none', { 'next-url': 'evil' }],
  ['an address over 768 characters', { 'next-url': `/${'a'.repeat(2_000)}` }],
  ['another form of asking', { rsc: 'x' }],
])('parts that are requested with %s are rendered for their visitor alone (SEC-113)', (_what, headers) => {
  expect(keyOf('/m/home', { rsc: '1', ...(headers as object) })).toBeUndefined();
});

test('a foreign port is not part of the key (SEC-114)', () => {
  const at = (port: string) => textOf('/m/home', { host: `one.localhost${port}` });
  expect(at(':3000')).toBe(HOME);
  const bare = at('');
  expect([at(':1'), at(':80'), at(':443'), at(':65535')]).toEqual([bare, bare, bare, bare]);
  expect(bare).not.toBe(HOME);
});

test('nor is it where the policy names the merchant’s other hosts (SEC-3, SEC-114)', () => {
  const more = {
    merchant: aMerchant('http://backend.example', { hosts: ['one.localhost', '*.one.localhost'] }),
  };
  const at = (port: string) => keyOf('/m/home', { host: `one.localhost${port}` }, more);
  expect(at(':3000')?.policy).toContain('www.one.localhost:3000');
  expect(at('')?.policy).toContain('http://*.one.localhost;');
  expect([at(':1')?.text, at(':65535')?.text]).toEqual([at('')?.text, at('')?.text]);
});

test('visitors with one status share a page, whatever their addresses; another status has another', () => {
  const of = (raw: object) => textOf('/m/home', {}, { state: { status: parseStatus(raw) } });
  expect(of({ ip: '198.51.100.7', test: true })).toBe(HOME);
  expect(of({ sms: { firebase: true } })).not.toBe(HOME);
});

test('a changed registry entry finds no page of the old one; an equal one does, as in other instances (SEC-15)', () => {
  expect(textOf('/m/home', {}, { merchant: { ...merchant, strictWww: !merchant.strictWww } })).not.toBe(HOME);
  expect(textOf('/m/home', {}, { merchant: { ...merchant } })).toBe(HOME);
});

test.each([
  ['a post', '/m/home', { request: { method: 'POST', url: 'http://x/', headers: new Headers() } }],
  ['a launch', '/m/launchGame', {}],
  ['a file', '/m/brand.png', {}],
  ['an unknown name', '/m/home?x=1', {}],
  ['a click that is told twice', '/m/home?fbclid=a&fbclid=b', {}],
  ['a click that cannot stand everywhere as it is', '/m/home?kw=two%20words', {}],
  ['a page without a merchant', '/m/home', { merchant: undefined }],
  ['a state that is not known', '/m/home', { state: undefined }],
  [
    'a fault with a trace id of the provider’s own form',
    '/m/home',
    { state: { ...NO_FAULT, fault: { code: 'busy', message: '', traceId: 'abc-1' } } },
  ],
])('%s is rendered for its visitor alone', (_what, path, more) => {
  expect(keyOf(path, {}, more)).toBeUndefined();
});

test('the state that a shared page receives names no address and no tester', () => {
  const status = parseStatus({ ip: '198.51.100.7', test: true });
  expect(keyOf('/m/home', {}, { state: { status } })?.state.status).toMatchObject({
    ip: undefined,
    test: false,
  });
});
