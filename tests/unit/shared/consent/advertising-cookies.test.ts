import {
  buildExpiredCookies,
  findAdvertisingCookies,
  isAdvertisingCookie,
  SINGLE_COOKIES,
} from '@/lib/shared/consent/advertising-cookies';

test.each([
  ...SINGLE_COOKIES,
  '__Host-mc_clicks',
  '_ga',
  '_ga_1AB2',
  '_gat_gtag_UA_1',
  '_gcl_aw',
  '_gac_UA-1',
  'ttcsid_C4',
  'vl-77',
])('%s belongs to advertising (B7, ruling 67)', (name) => expect(isAdvertisingCookie(name)).toBe(true));

test.each([
  'mc',
  'mc_hint',
  'mcd',
  'mck',
  'mc_lang',
  'mc_consent',
  'mc_age',
  '__Host-mc',
  '__Host-mc_consent',
  'x_ga',
  '_fbc2',
  '_ga;Domain=evil.example',
  '_ga\r\nSet-Cookie: a',
  '',
])('%j does not: the site needs it, or it is no one’s (B7)', (name) =>
  expect(isAdvertisingCookie(name)).toBe(false),
);

test('a header’s names are found once each, and no more than an answer may carry (B7)', () => {
  expect(findAdvertisingCookies('_fbc=a=b; mc=1;_fbc=2; _ga=x; broken')).toEqual(['_fbc', '_ga']);
  const many = Array.from({ length: 500 }, (_, at) => `_ga_${at}=1`).join('; ');
  expect(findAdvertisingCookies(many)).toHaveLength(50);
});

test('a host without parents loses its own cookies alone (B7)', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(buildExpiredCookies('_fbp=1', host, false)).toEqual(['_fbp=; Path=/; Max-Age=0; SameSite=Lax']);
});
