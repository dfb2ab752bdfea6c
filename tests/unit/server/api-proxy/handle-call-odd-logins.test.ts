import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { readSetCookie } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('circuits');
beforeAll(() => setRegistry([toEntry('one', { backend: { origin: provider.origin } })]));

const ask = (path: string, body?: unknown) => handleCall(callRequest(path, body));
const namesOf = (response: Response) =>
  response.headers.getSetCookie().map((line) => readSetCookie(line).name);
const LOGIN = 'POST /wps/session/login';

test.each([
  [
    { ga: true, email: false },
    { ga: true, email: false },
  ],
  [
    { ga: 'false', email: 'l***@x.example', sms: 1 },
    { ga: false, email: true, sms: true },
  ],
  [
    { ga: null, email: '0', sms: '1' },
    { ga: false, email: false, sms: true },
  ],
])('a failed login keeps its flags %j and sets no cookie (E6, S11)', async (given, value) => {
  provider.answers[LOGIN] = failed('login_verify_required', 200, { value: given });
  const response = await ask('/wps/session/login', {});
  expect(await response.json()).toMatchObject({ errorCode: 'login_verify_required', value });
  expect(namesOf(response)).toEqual([]);
});

test.each([null, {}, { token: '' }, { token: true }, 'x'])(
  'a login with a success of %j is no success: nothing is opened (A5, E6)',
  async (value) => {
    provider.answers[LOGIN] = ok(value);
    const response = await ask('/wps/session/login', {});
    expect([response.status, namesOf(response)]).toEqual([502, []]);
    expect(await response.json()).toMatchObject({ success: false, errorCode: 'invalid_response' });
  },
);

test('a registration without a token passes: the account is made, and not signed in (A2)', async () => {
  provider.answers['POST /wps/member/register'] = ok({ userName: 'new' });
  const response = await ask('/wps/member/register', {});
  expect([response.status, namesOf(response)]).toEqual([200, []]);
  expect(await response.json()).toEqual({ success: true, value: { userName: 'new' } });
});
