import { answerBreak } from '@/lib/server/features/safety/answer-break';
import { readSetCookie } from '@/tests/unit/server/support/facts';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one', { languages: ['EN', 'VI'] })], { TRUSTED_PROXY_HOPS: '1' });

const HOST = 'one.localhost:3000';
const OWN = { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' };
const FORM = { ...OWN, 'content-type': 'application/x-www-form-urlencoded' };
const KEY = `mck=${'k'.repeat(43)}`;
const post = (body: string, headers: Record<string, string> = OWN) =>
  answerBreak(new Request(`http://${HOST}/m/break`, { method: 'POST', headers, body }));
const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map(readSetCookie);
const inSeconds = (seconds: number) => Math.ceil(Date.now() / 1000) + seconds;

beforeEach(() =>
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 9), doNotFake: ['nextTick', 'setImmediate'] }),
);
afterEach(() => jest.useRealTimers());

test('a break is stored until its end in a cookie that scripts may read (B5)', async () => {
  const answer = await post('{"minutes":60}');
  const until = inSeconds(3600);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, value: { until } }]);
  expect(answer.headers.getSetCookie()).toEqual([`mc_break=${until}; Path=/; Max-Age=3600; SameSite=Lax`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('on https it belongs to this host alone (SEC-49)', async () => {
  const answer = await post('{"minutes":60}', {
    ...OWN,
    origin: `https://${HOST}`,
    'x-forwarded-proto': 'https',
  });
  expect(cookiesOf(answer)[0]).toMatchObject({
    name: '__Host-mc_break',
    flags: expect.arrayContaining(['Secure']),
  });
});

test.each([
  ['a longer standing one stays', inSeconds(0) + 86_400 * 20, 1440, 86_400 * 20],
  ['a shorter one grows', inSeconds(0) + 60, 1440, 86_400],
])('%s (B5)', async (_what, _end, minutes, seconds) => {
  const standing = seconds === 86_400 ? inSeconds(60) : inSeconds(seconds);
  const answer = await post(JSON.stringify({ minutes }), { ...OWN, cookie: `mc_break=${standing}` });
  expect((await answer.json()).value.until).toBe(inSeconds(seconds));
});

test.each(['9999999999', 'abc', '-5'])('a standing end of %s counts as none (B5)', async (value) => {
  const answer = await post('{"minutes":60}', { ...OWN, cookie: `mc_break=${value}` });
  expect((await answer.json()).value.until).toBe(inSeconds(3600));
});

test('a day or more takes the key of a remembered login away, an hour does not (ruling 14)', async () => {
  const names = async (minutes: number) =>
    cookiesOf(await post(JSON.stringify({ minutes }), { ...OWN, cookie: KEY })).map(({ name, value }) => [
      name,
      value === '',
    ]);
  expect(await names(60)).toEqual([['mc_break', false]]);
  expect(await names(1440)).toEqual([
    ['mc_break', false],
    ['mck', true],
  ]);
});

test('a form without script is led back to the page (B33)', async () => {
  const answer = await post('minutes=10080', FORM);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/m/safety#break-on']);
  expect(cookiesOf(answer)[0]?.value).toBe(String(inSeconds(604_800)));
});

test.each([
  ['{"minutes":61}', OWN, 400, 'bad_request'],
  ['{"minutes":-60}', OWN, 400, 'bad_request'],
  ['', OWN, 400, 'bad_request'],
  ['null', OWN, 400, 'bad_request'],
  ['minutes=', FORM, 400, 'bad_request'],
  ['minutes=99', FORM, 400, 'bad_request'],
  [`{"minutes":60,"x":"${'x'.repeat(300)}"}`, OWN, 413, 'payload_too_large'],
  ['{"minutes":60}', { ...OWN, 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  ['{"minutes":60}', { ...OWN, origin: 'https://evil.example' }, 403, 'cross_site_request'],
  ['minutes=60', { ...FORM, 'sec-fetch-site': 'cross-site' }, 403, 'cross_site_request'],
  [
    '{"minutes":60}',
    { ...OWN, host: 'nobody.example', origin: 'http://nobody.example' },
    421,
    'domain_not_available',
  ],
])(
  '%s with %j is answered %d in words and sets nothing (B5, ruling 18)',
  async (body, headers, status, code) => {
    const answer = await post(body, headers as Record<string, string>);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
    expect(await answer.json()).toMatchObject({
      success: false,
      errorCode: code,
      message: expect.stringMatching(/\w/),
    });
  },
);
