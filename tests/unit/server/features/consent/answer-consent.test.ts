import { answerConsent, parseConsentAnswer } from '@/lib/server/features/consent/answer-consent';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one', { hosts: ['one.localhost', 'shop.two.example'] })], { TRUSTED_PROXY_HOPS: '1' });

const HOST = 'one.localhost:3000';
const OWN = { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' };
const FORM = { ...OWN, 'content-type': 'application/x-www-form-urlencoded' };
const SECURE_HOST = 'shop.two.example';
const SECURE = { ...OWN, host: SECURE_HOST, origin: `https://${SECURE_HOST}`, 'x-forwarded-proto': 'https' };
const post = (body: string, headers: Record<string, string> = OWN) =>
  answerConsent(new Request(`http://${HOST}/m/consent`, { method: 'POST', headers, body }));
const LASTING = 'Path=/; Max-Age=15552000; SameSite=Lax';
const DELETED = 'Path=/; Max-Age=0; SameSite=Lax';

test.each(['yes', 'no'])(
  'a %s is stored for 180 days in a cookie that scripts may read (B7)',
  async (choice) => {
    const answer = await post(JSON.stringify({ choice }), {
      ...OWN,
      cookie: choice === 'yes' ? '_fbp=1' : '',
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([`mc_consent=${choice}; ${LASTING}`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('on https the cookie belongs to this host alone and is sent by https alone (B7, SEC-49)', async () => {
  const answer = await post('{"choice":"no"}', SECURE);
  expect(answer.headers.getSetCookie()).toEqual([`__Host-mc_consent=no; ${LASTING}; Secure`]);
});

test('a refusal deletes every advertising cookie, wherever it was set, and no other (B7, ruling 67)', async () => {
  const cookie = 'mc=seal; _fbp=fb.1.2.3; __Host-mc_clicks=x; _ga_AB12=1; mcd=id; mc_lang=EN';
  const answer = await post('{"choice":"no"}', { ...SECURE, cookie });
  const end = `${DELETED}; Secure`;
  const everywhere = (name: string) => [
    `${name}=; ${end}`,
    `${name}=; Domain=shop.two.example; ${end}`,
    `${name}=; Domain=two.example; ${end}`,
  ];
  expect(answer.headers.getSetCookie().slice(1)).toEqual([
    ...everywhere('_fbp'),
    `__Host-mc_clicks=; ${end}`,
    ...everywhere('_ga_AB12'),
  ]);
});

test('consent stores the click that the page brings, as the pipeline would have (T3, RR7)', async () => {
  const answer = await post('{"choice":"yes","clicks":{"fbclid":"IwAR0-x","cid":"c1","evil":"1"}}');
  expect(answer.headers.getSetCookie()).toEqual([
    `mc_consent=yes; ${LASTING}`,
    expect.stringMatching(/^mc_clicks=fbclid=IwAR0-x&cid=c1; Path=\/; Max-Age=7776000;/),
    expect.stringMatching(/^_fbc=fb\.1\.\d{13}\.IwAR0-x; Path=\/; Max-Age=7776000;/),
    expect.stringMatching(/^_fbp=fb\.1\.\d{13}\.\d+; Path=\/; Max-Age=7776000;/),
    expect.stringMatching(/^vl-cid=c1; Path=\/; Max-Age=86400;/),
  ]);
});

test('consent keeps existing cookies (B7)', async () => {
  const answer = await post('{"choice":"yes","clicks":{"fbclid":"IwAR0"}}', { ...OWN, cookie: '_fbp=1' });
  expect(answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toEqual([]);
});

test.each([
  ['/m/privacy?r=abc#said-no', '/m/privacy?r=abc#said-no'],
  ['https://evil.example/m/', '/m/home'],
  ['//evil.example', '/m/home'],
  ['/m/..//evil.example', '/m/home'],
  ['', '/m/home'],
])('a form without script goes back to %s by %s (B33, SEC-69)', async (back, location) => {
  const answer = await post(new URLSearchParams({ choice: 'no', back }).toString(), FORM);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  expect(answer.headers.getSetCookie()).toEqual([`mc_consent=no; ${LASTING}`]);
});

test.each([
  ['', 400],
  ['null', 400],
  ['[]', 400],
  ['"yes"', 400],
  ['{"choice":"YES"}', 400],
  ['{"choice":true}', 400],
  ['{"choice":"yes","clicks":[]}', 400],
  ['{"choice":"yes","clicks":"fbclid=1"}', 400],
  [`{"choice":"yes","x":"${'x'.repeat(16_400)}"}`, 413],
])('%.60s is answered with a rejection (%d) and stores nothing (B7)', async (body, status) => {
  const answer = await post(body);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
});

test('a form without a choice is answered 400 and leads nowhere (B7)', async () => {
  const answer = await post('back=%2Fm%2Fprivacy', FORM);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test.each([
  [{ ...OWN, origin: 'https://evil.example' }, 403],
  [{ ...FORM, origin: 'https://evil.example' }, 403],
  [{ ...OWN, origin: 'null' }, 403],
  [{ host: HOST, 'content-type': 'application/json' }, 403],
  [{ ...OWN, 'sec-fetch-site': 'same-site' }, 403],
  [{ ...OWN, 'content-type': 'text/plain' }, 415],
  [{ ...OWN, host: 'nobody.example', origin: 'http://nobody.example' }, 421],
])('a request with %j is answered %d and stores nothing (B7, ruling 18)', async (headers, status) => {
  const answer = await post('{"choice":"no"}', headers);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
});

test('with consent the valid click ids are sent, in their own case; without it none (B7, E5)', () => {
  const clicks = { fbclid: 'IwAR0aB', gclid: 'x'.repeat(600), ttclid: 7, other: 'x', kw: ' a ' };
  expect(parseConsentAnswer({ choice: 'yes', clicks })).toEqual({
    choice: 'yes',
    clicks: { fbclid: 'IwAR0aB', kw: 'a' },
  });
  expect(parseConsentAnswer({ choice: 'no', clicks })).toEqual({ choice: 'no', clicks: {} });
  expect(parseConsentAnswer({ choice: 'yes' })).toEqual({ choice: 'yes', clicks: {} });
});

test('other values than an answer are ignored (B7)', () => {
  for (const raw of [undefined, null, 'yes', [], {}, { choice: 'maybe' }, { choice: 'yes', clicks: 'x' }])
    expect(parseConsentAnswer(raw)).toBeUndefined();
});
