// The log of sign-ins contains no password, code or token (provider-api §7, SEC-57).
import { findSecrets } from '@/tests/support/find-secrets';
import { site } from '@/tests/wire/identity/traced-site';
import { ask, ownPost, signIn } from '@/tests/wire/support/ask';
import { callsTo, control } from '@/tests/wire/support/start-site';

const PASSWORD = 'Passw0rd!';
const WRONG = 'Wr0ng-canary-pw';
const TOKEN = 'token-canary-5d1f0c';

const post = (path: string, body: object, cookie = '') =>
  ask({
    port: site.port,
    path,
    method: 'POST',
    headers: { ...ownPost(site.port), ...(cookie === '' ? {} : { Cookie: cookie }) },
    body: JSON.stringify(body),
  });
const get = (path: string, cookie = '') =>
  ask({ port: site.port, path, headers: cookie === '' ? {} : { Cookie: cookie } });
const login = (username: string, password: string) =>
  post('/wps/session/login', { type: 'username', username, password });

async function mailedCode(): Promise<string> {
  const verifyType = 'email';
  await post('/wps/session/login/verification/send', { username: 'twofa', verifyType });
  const [last] = (await control(site.provider, 'codes?merchant=aurora')) as { code: string }[];
  const verifyCode = last?.code ?? '';
  const body = { type: 'username', username: 'twofa', password: PASSWORD, verifyType, verifyCode };
  expect((await post('/wps/session/login/verification', body)).text).toContain('"success":true');
  return verifyCode;
}

it('no log line holds a password, a code or a token, in success or failure (SEC-57)', async () => {
  const cookie = await signIn(site.port);
  await get('/wps/member/info', cookie);
  const [info] = await callsTo(site.provider, '/wps/member/info');
  const token = info?.headers.authorization ?? '';
  await login('lan', WRONG);
  await login('twofa', PASSWORD);
  const code = await mailedCode();
  await post('/wps/member/password', { oldPassword: WRONG, newPassword: `${WRONG}2` }, cookie);
  await get(`/m/home?token=${TOKEN}`);
  await get(`/m/home?code=${TOKEN}&state=${TOKEN}`);
  await post('/m/device', { deviceId: TOKEN });
  const secrets = [PASSWORD, WRONG, TOKEN, token, code];
  expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
  expect(findSecrets(site.output(), secrets)).toEqual([]);
}, 30_000);

it('no page that a member opens holds one either (SEC-57, B2)', async () => {
  const cookie = await signIn(site.port);
  await get('/wps/member/info', cookie);
  const calls = await callsTo(site.provider, '/wps/member/info');
  const token = calls.at(-1)?.headers.authorization ?? '';
  for (const path of ['/m/home', '/m/login', '/m/member/home', `/m/login?token=${TOKEN}`, '/m/session']) {
    const { text, headers } = await get(path, cookie);
    const open = { ...headers, 'set-cookie': '' };
    expect([path, findSecrets(text + JSON.stringify(open), [PASSWORD, token, TOKEN])]).toEqual([path, []]);
  }
}, 30_000);
