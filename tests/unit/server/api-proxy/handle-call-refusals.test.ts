import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('circuits');
beforeAll(() => {
  const backend = { origin: provider.origin, paths: { referral: null } };
  setRegistry([toEntry('one', { backend, hosts: ['one.localhost', '*.one.localhost'] }), toEntry('two')]);
});

const INFO = '/wps/member/info';
const ask = async (path: string, body?: unknown, headers: Record<string, string | undefined> = {}) => {
  const response = await handleCall(callRequest(path, body, headers));
  return { response, status: response.status, code: (await response.json()).errorCode };
};

test.each([
  ['an unknown path', '/wps/nothing', undefined, {}, 404, 'unknown_call'],
  ['an unknown relay name', '/wps/relay/NOPE_x', undefined, {}, 404, 'unknown_call'],
  ['an encoded path', '/wps/member%2finfo', undefined, {}, 404, 'unknown_call'],
  ['a wrong method', INFO, {}, {}, 404, 'unknown_call'],
  ['a row that is switched off', '/wps/relay/MCSFE_getReferralInfo', undefined, {}, 404, 'unknown_call'],
  [
    'a foreign page',
    '/wps/session/login',
    {},
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    403,
    'cross_site_request',
  ],
  [
    'a sibling page',
    '/wps/session/login',
    {},
    { origin: 'http://two.localhost:3000', 'sec-fetch-site': 'same-site' },
    403,
    'cross_site_request',
  ],
  [
    'a form without Origin',
    '/wps/session/login',
    'a=1',
    { origin: undefined, 'sec-fetch-site': undefined, 'content-type': 'text/plain' },
    403,
    'cross_site_request',
  ],
  [
    'an image on a foreign page',
    '/wps/game/launchGame',
    undefined,
    { origin: undefined, 'sec-fetch-site': 'cross-site' },
    403,
    'cross_site_request',
  ],
  [
    'a text body',
    '/wps/session/login',
    '{}',
    { 'content-type': 'text/plain' },
    415,
    'unsupported_media_type',
  ],
  ['a large body', '/wps/session/login', { a: 'x'.repeat(300_000) }, {}, 413, 'payload_too_large'],
  ['a list as body', '/wps/session/login', '[]', {}, 400, 'bad_request'],
  ['an unknown host', INFO, undefined, { host: 'strange.example' }, 421, 'domain_not_available'],
  ['a malformed host', INFO, undefined, { host: 'a b' }, 421, 'domain_not_available'],
])(
  '%s is rejected before the provider is called (SEC-1, SEC-18 to SEC-20, SEC-29, SEC-58 to SEC-60, provider-api §5)',
  async (_what, path, body, headers, status, code) => {
    const answer = await ask(path, body, headers);
    expect([answer.status, answer.code, provider.requests.length]).toEqual([status, code, 0]);
    expect(answer.response.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test.each([
  ['1', '1'],
  ['3600', '3600'],
  ['0', '60'],
  ['3601', '60'],
  ['-5', '60'],
  ['1.5', '60'],
  ['Wed, 21 Oct 2026 07:28:00 GMT', '60'],
])(
  'a provider’s 429 to be tried again after %s is passed on with %s seconds (provider-api §2)',
  async (given, seconds) => {
    provider.answers[`GET ${INFO}`] = {
      ...failed('TOO_MANY_REQUESTS', 429),
      headers: { 'retry-after': given },
    };
    const { status, response } = await ask(INFO);
    expect([status, response.headers.get('retry-after')]).toEqual([429, seconds]);
  },
);
