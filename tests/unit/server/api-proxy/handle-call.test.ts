import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('answers', 'circuits');
beforeAll(() => {
  const backend = { origin: provider.origin, paths: { referral: null } };
  setRegistry([
    toEntry('one', { backend, hosts: ['one.localhost', '*.one.localhost'], languages: ['EN', 'VI'] }),
    toEntry('two', { backend, hosts: ['two.localhost'] }),
  ]);
});

const INFO = '/wps/member/info';
const ask = async (path: string, body?: unknown, headers: Record<string, string | undefined> = {}) => {
  const response = await handleCall(callRequest(path, body, headers));
  const text = await response.text();
  return {
    response,
    text,
    status: response.status,
    code: text.startsWith('{') ? JSON.parse(text).errorCode : undefined,
  };
};

test('a member’s call is sent with the server’s own headers, and of the provider’s headers its response has the trace id only (K1, SEC-24, SEC-28)', async () => {
  const evil = {
    'set-cookie': 'mc=evil',
    server: 'x',
    'access-control-allow-origin': '*',
    'clear-site-data': '*',
    refresh: '0',
    link: '<x>',
    'x-powered-by': 'x',
    'x-app-trace-id': 't-9',
  };
  provider.answers[`GET ${INFO}`] = ok({ id: 1 }, { headers: evil });
  const { response, text, status } = await ask(`${INFO}?x=1`, undefined, {
    cookie: await sessionCookie(),
    language: 'VI',
  });
  expect([status, text]).toEqual([200, '{"success":true,"value":{"id":1}}']);
  expect(provider.last().headers).toMatchObject({
    merchant: 'one',
    language: 'VI',
    authorization: 'token-canary-7f3a',
    'x-real-ua': 'iPhone',
  });
  expect([...response.headers.keys()].sort()).toEqual([
    'cache-control',
    'content-length',
    'content-security-policy',
    'content-type',
    'x-app-trace-id',
  ]);
  expect(response.headers.get('x-app-trace-id')).toBe('t-9');
});

test('nothing that a client forges is sent: merchant, token, cookie, addresses, hop headers (SEC-7, SEC-25, SEC-28)', async () => {
  provider.answers[`GET ${INFO}`] = ok(1);
  await ask(INFO, undefined, {
    merchant: 'two',
    authorization: 'forged-1',
    cookie: 'a=forged-2',
    'x-real-ua': 'forged-3',
    encryption: 'forged-4',
    'x-rsa': 'forged-5',
    'x-digest': 'forged-6',
    te: 'trailers',
    'proxy-authorization': 'forged-7',
    'x-secret': 'forged-8',
    'x-forwarded-host': 'forged-9',
    moduleid: 'forged-0',
    device: 'forged-a',
    referer: 'forged-b',
  });
  expect(JSON.stringify(provider.last().headers)).not.toContain('forged');
  expect(provider.last().headers).toMatchObject({
    merchant: 'one',
    'x-forwarded-host': 'one.localhost:3000',
  });
  expect(Object.keys(provider.last().headers)).not.toEqual(
    expect.arrayContaining(['cookie', 'te', 'authorization']),
  );
});

test('the provider gets no port that is not the site’s: an answer for all must not name it (SEC-41, SEC-114)', async () => {
  provider.answers['GET /wps/system/domainRoute'] = ok([]);
  const host = 'one.localhost:9999';
  const { status } = await ask('/wps/system/domainRoute', undefined, { host, origin: `http://${host}` });
  expect([status, provider.last().headers['x-forwarded-host']]).toEqual([200, 'one.localhost']);
});

test.each<[string, Plan, number, string]>([
  ['a redirect', { status: 302, headers: { location: 'http://evil' } }, 502, 'invalid_response'],
  ['HTML', { text: '<html>' }, 502, 'invalid_response'],
  ['a dropped connection', { drop: true }, 502, 'network_error'],
  ['a failure under 200', failed('some.code'), 200, 'some.code'],
  ['a failure under 500', failed('some.code', 500), 500, 'some.code'],
])(
  '%s is passed on as a code, without address or stack (SEC-23, provider-api §2, §5)',
  async (_what, plan, status, code) => {
    provider.answers[`GET ${INFO}`] = plan;
    const answer = await ask(INFO);
    expect([answer.status, answer.code, answer.response.headers.get('location')]).toEqual([
      status,
      code,
      null,
    ]);
    expect(answer.text).not.toMatch(/127\.0\.0\.1|evil|at .*\.ts/);
    expect(JSON.parse(answer.text)).toMatchObject({
      message: expect.stringMatching(/\S/),
      traceId: expect.stringMatching(/^\w+$/),
    });
  },
);

test('a public list is fetched once for all, per merchant (FLT-19, SEC-9)', async () => {
  provider.answers['GET /wps/system/country'] = ({ headers }) => ok({ currency: headers.merchant });
  const all = await Promise.all([
    ask('/wps/system/country'),
    ask('/wps/system/country'),
    ask('/wps/system/country', undefined, { host: 'two.localhost', origin: undefined }),
  ]);
  expect(all.map(({ text }) => JSON.parse(text).value.currency)).toEqual(['one', 'one', 'two']);
  expect(provider.requests).toHaveLength(2);
});
