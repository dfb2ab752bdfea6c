import { answerAlternateHost, answerDevice } from '@/lib/server/features/device/answer-device';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry(
  [
    toEntry('one', { hosts: ['one.localhost', '*.one.localhost'] }),
    toEntry('two', { hosts: ['two.example', 'www.two.example', 'm.two.example'] }),
  ],
  { TRUSTED_PROXY_HOPS: '1' },
);

const ID = '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab';
const HOST = 'one.localhost:3000';
const OWN = { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = OWN) =>
  answerDevice(new Request(`http://${HOST}/m/device`, { method: 'POST', headers, body }));
const twin = async (host: string, more: Record<string, string> = {}) => {
  const answer = answerAlternateHost(new Request(`http://${host}/m/device`, { headers: { host, ...more } }));
  return answer.status === 200 ? (await answer.json()).value.twin : answer.status;
};

test('an id is stored for 365 days in a cookie that scripts may read (E9, ruling 22)', async () => {
  const answer = await post(JSON.stringify({ deviceId: ID }));
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual([`mcd=${ID}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('on https the cookie belongs to this host alone and is sent by https alone (SEC-49)', async () => {
  const secure = { ...OWN, origin: `https://${HOST}`, 'x-forwarded-proto': 'https' };
  const answer = await post(JSON.stringify({ deviceId: ID }), secure);
  expect(answer.headers.getSetCookie()).toEqual([
    `__Host-mcd=${ID}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  ]);
});

test.each([
  ['', 400],
  ['null', 400],
  ['[]', 400],
  ['{"deviceId":"short"}', 400],
  [`{"deviceId":"${ID}0"}`, 400],
  [`{"deviceId":"${ID.slice(0, 35)};"}`, 400],
  [`{"deviceId":"${ID.slice(0, 34)}\\r\\n"}`, 400],
  ['{"deviceId":36}', 400],
  [`{"deviceId":"${ID}","x":"${'x'.repeat(300)}"}`, 413],
])('%s is answered %d and sets nothing (E9)', async (body, status) => {
  const answer = await post(body);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
});

test.each([
  [{ ...OWN, origin: 'https://evil.example' }, 403],
  [{ ...OWN, origin: 'null' }, 403],
  [{ host: HOST, 'content-type': 'application/json' }, 403],
  [{ ...OWN, 'sec-fetch-site': 'same-site' }, 403],
  [{ ...OWN, 'sec-fetch-site': 'cross-site' }, 403],
  [{ ...OWN, 'content-type': 'text/plain' }, 415],
  [{ ...OWN, host: 'nobody.example', origin: 'http://nobody.example' }, 421],
])('a request with %j is answered %d and sets nothing (ruling 18)', async (headers, status) => {
  const answer = await post(JSON.stringify({ deviceId: ID }), headers);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
});

test.each([
  ['one.localhost:3000', 'http://www.one.localhost:3000'],
  ['www.one.localhost:3000', 'http://one.localhost:3000'],
  ['promo.one.localhost:3000', undefined],
  ['two.example', 'http://www.two.example'],
  ['www.two.example', 'http://two.example'],
  ['m.two.example', undefined],
  ['nobody.example', 421],
])('the alternate host of %s is %s (K10)', async (host, expected) => {
  expect(await twin(host)).toBe(expected);
});

test('a page of another site does not learn alternate hosts (K10, ruling 18)', async () => {
  expect(await twin(HOST, { 'sec-fetch-site': 'cross-site' })).toBe(403);
});
