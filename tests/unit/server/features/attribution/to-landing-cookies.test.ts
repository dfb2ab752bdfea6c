import { toLandingCookies } from '@/lib/server/features/attribution/to-landing-cookies';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { aMerchant, readSetCookie } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const NOW = 1_790_000_000_000;
const DAYS_90 = 'Max-Age=7776000';

type Given = {
  readonly cookie?: string;
  readonly mode?: 'required' | 'optional' | 'none';
  readonly host?: string;
  readonly gpc?: string;
  readonly choice?: 'yes' | 'no';
};

function askedBy(query: string, { cookie = '', mode = 'required', host, gpc, choice }: Given = {}): string[] {
  const headers = new Headers({
    cookie,
    host: host ?? 'one.localhost:3000',
    ...(gpc ? { 'sec-gpc': gpc } : {}),
  });
  const merchant = aMerchant('http://a.example', { consent: mode });
  const place = { headers, merchant, client: readClientConnection(headers), nowMs: NOW };
  return toLandingCookies({ ...place, query: new URLSearchParams(query), choice });
}

const cookiesOf = (lines: readonly string[]) =>
  Object.fromEntries(lines.map(readSetCookie).map(({ name, value }) => [name, value]));

test('the referrer of a visitor is stored for 90 days whatever they consent to (RR7)', () => {
  for (const given of [{}, { cookie: 'mc_consent=no' }, { cookie: 'mc_consent=yes; _fbp=fb.1.2.3' }])
    expect(askedBy('r=FriEnd7&affiliateCode=Abc&linkId=L-9&x=1', given)).toEqual([
      `mc_from=affiliateCode=Abc&referralCode=FriEnd7&linkId=L-9; Path=/; ${DAYS_90}; SameSite=Lax`,
    ]);
});

test('the first hit wins, what was missing is filled in, and the same address again sets nothing (RR7)', () => {
  const cookie = 'mc_from=referralCode=ONE';
  expect(askedBy('r=TWO', { cookie })).toEqual([]);
  expect(cookiesOf(askedBy('r=TWO&affiliateCode=abc', { cookie }))).toEqual({
    mc_from: 'affiliateCode=abc&referralCode=ONE',
  });
  expect(askedBy('', { cookie })).toEqual([]);
});

test('before a yes, and after a no, an address sets no advertising cookie (ruling 67)', () => {
  const query = 'fbclid=IwAR&cid=v1&gclid=g1';
  expect(askedBy(query)).toEqual([]);
  expect(askedBy(query, { cookie: 'mc_consent=no' })).toEqual([]);
  expect(askedBy(query, { mode: 'optional', gpc: '1' })).toEqual([]);
});

test('with consent the clicks are stored, and Meta’s and Voluum’s cookies set under their own names (T3)', () => {
  const [clicks, fbc, fbp, voluum] = askedBy('fbclid=IwAR-aB_0&cid=v1', { cookie: 'mc_consent=yes' });
  expect(clicks).toBe(`mc_clicks=fbclid=IwAR-aB_0&cid=v1; Path=/; ${DAYS_90}; SameSite=Lax`);
  expect(fbc).toBe(`_fbc=fb.1.${NOW}.IwAR-aB_0; Path=/; ${DAYS_90}; SameSite=Lax`);
  expect(fbp).toMatch(new RegExp(`^_fbp=fb\\.1\\.${NOW}\\.\\d{10,15}; Path=/; ${DAYS_90}; SameSite=Lax$`));
  expect(voluum).toBe('vl-cid=v1; Path=/; Max-Age=86400; SameSite=Lax');
});

test.each([
  ['optional', ''],
  ['none', 'mc_consent=no'],
] as const)('where consent is %s, a visitor of %j is measured (ruling 67)', (mode, cookie) => {
  expect(Object.keys(cookiesOf(askedBy('gclid=g', { mode, cookie })))).toEqual(['mc_clicks', '_fbp']);
});

test('on https ours have the prefix, a vendor’s the vendor’s name, and all are secure and host-only (SEC-49, T3)', () => {
  const cookie = '__Host-mc_consent=yes';
  const lines = askedBy('fbclid=F&cid=v&r=A', { cookie, host: 'www.one.example' });
  expect(lines.map((line) => line.split('=', 1)[0])).toEqual([
    '__Host-mc_from',
    '__Host-mc_clicks',
    '_fbc',
    '_fbp',
    'vl-cid',
  ]);
  for (const line of lines) expect(line).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
  expect(cookiesOf(lines)._fbc).toBe(`fb.2.${NOW}.F`);
});

test('a known click id is set again only when the address has another (T3)', () => {
  const known = 'mc_consent=yes; mc_clicks=fbclid=A&gclid=B; _fbc=fb.1.5.A; _fbp=fb.1.5.9; vl-cid=v';
  expect(askedBy('gclid=B&fbclid=A&cid=v', { cookie: `${known}; ` })).toHaveLength(1);
  expect(askedBy('gclid=B&fbclid=A', { cookie: known })).toEqual([]);
  expect(cookiesOf(askedBy('fbclid=a', { cookie: known }))).toEqual({
    mc_clicks: 'fbclid=a&gclid=B',
    _fbc: `fb.1.${NOW}.a`,
  });
});

test('a choice in the request overrides its cookie: a yes sets, a no removes (B7)', () => {
  const carried = 'mc_clicks=fbclid=A; _fbc=fb.1.5.A; _fbp=fb.1.5.9; vl-cid=v; mc_from=referralCode=R';
  expect(Object.keys(cookiesOf(askedBy('fbclid=A', { choice: 'yes' })))).toEqual([
    'mc_clicks',
    '_fbc',
    '_fbp',
  ]);
  expect(askedBy('', { choice: 'no', cookie: `mc_consent=yes; ${carried}` })).toEqual(
    ['mc_clicks', '_fbc', '_fbp', 'vl-cid'].map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`),
  );
  expect(askedBy('', { choice: 'no', cookie: 'mc_from=referralCode=R' })).toEqual([]);
});
