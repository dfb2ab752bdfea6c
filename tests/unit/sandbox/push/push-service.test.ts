import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import { createProviderClient } from '../provider-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ReturnType<typeof createProviderClient>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = createProviderClient(sandbox.origin);
});
beforeEach(() => client.control('/reset', {}));
afterAll(() => sandbox.close());

const KEY = { 'x-goog-api-key': 'demo-key-aurora' };
const INSTALL = { appId: '1:100200300400:web:0a1b2c3d4e5f', authVersion: 'FIS_v2', sdkVersion: 'w:0.6.23' };
const WEB = { origin: 'one.example', endpoint: 'https://push.example/1', auth: 'a', p256dh: 'b' };

const send = async (path: string, body: unknown, headers: Record<string, string> = KEY, method = 'POST') => {
  const url = `${sandbox.origin}/v1/projects/demo-aurora/${path}`;
  const answer = await fetch(url, {
    method,
    headers: { Origin: 'http://aurora.localhost:3000', 'Content-Type': 'application/json', ...headers },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, value: await answer.json() };
};

const install = async () => (await send('installations', INSTALL)).value;
const authOf = (token: string) => ({ ...KEY, 'x-goog-firebase-installations-auth': `FIS ${token}` });

test('an installation gets its id and tokens, and a page of another origin may read them', async () => {
  const { status, headers, value } = await send('installations', { ...INSTALL, fid: `c${'a'.repeat(21)}` });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('http://aurora.localhost:3000');
  expect(value).toMatchObject({ fid: `c${'a'.repeat(21)}`, authToken: { expiresIn: '604800s' } });
  const renewal = `installations/${value.fid}/authTokens:generate`;
  const renewed = await send(renewal, {}, { ...KEY, Authorization: `FIS_v2 ${value.refreshToken}` });
  expect(renewed.value.token).not.toBe(value.authToken.token);
  expect((await send(renewal, {}, { ...KEY, Authorization: 'FIS_v2 wrong' })).status).toBe(401);
});

test.each([
  ['another merchant’s key', INSTALL, { 'x-goog-api-key': 'demo-key-rio' }],
  ['no key', INSTALL, {}],
  ['no app', { ...INSTALL, appId: undefined }, KEY],
  ['no version of the library', { ...INSTALL, sdkVersion: '1' }, KEY],
])('an installation with %s is refused in the service’s form', async (_what, body, headers) => {
  const { status, value } = await send('installations', body, headers as Record<string, string>);
  expect([status, value.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
});

test('a registration wants the installation’s token and the whole subscription', async () => {
  const { authToken } = await install();
  expect((await send('registrations', { web: WEB })).status).toBe(401);
  expect((await send('registrations', { web: WEB }, authOf('wrong'))).status).toBe(401);
  for (const field of Object.keys(WEB))
    expect(
      (await send('registrations', { web: { ...WEB, [field]: '' } }, authOf(authToken.token))).status,
    ).toBe(400);
  const made = await send('registrations', { web: WEB }, authOf(authToken.token));
  expect(made.value.token).toMatch(/^[\w-]{22}:APA91b[\w-]{100,}$/);
  const before = await fetch(`${sandbox.origin}/v1/projects/demo-aurora/registrations`, {
    method: 'OPTIONS',
  });
  expect([before.status, before.headers.get('access-control-allow-methods')]).toEqual([
    204,
    expect.stringContaining('DELETE'),
  ]);
});

test('the provider binds what the service gave for their project, until it is ended (P2, P6)', async () => {
  const { token: session } = (await client.login('lan')).value;
  const { authToken } = await install();
  const { token } = (await send('registrations', { web: WEB }, authOf(authToken.token))).value;
  const bind = (registrationToken: string) =>
    client.ask('/wps/relay/CSP_fcmBind', { token: session, body: { registrationToken } });
  expect(await bind(token)).toMatchObject({ success: true });
  expect(await bind('made:up')).toMatchObject({ success: false, errorCode: 'push.token.invalid' });
  await send(`registrations/${token}`, undefined, authOf(authToken.token), 'DELETE');
  expect(await bind(token)).toMatchObject({ success: false, errorCode: 'push.token.invalid' });
});
