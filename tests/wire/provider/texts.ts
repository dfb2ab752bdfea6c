// Which provider messages reach a browser: texts for players, and no internals of a failing server.
import { until } from '@/tests/fault/topology/support/instance';
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
afterEach(() => control(site.provider, 'faults', undefined, 'DELETE'));

const INSIDE =
  'org.postgresql.util.PSQLException: refused by db-7.prod.internal:5432 user=root password=hunter\n\tat com.acme.Dao.find(Dao.java:31)';
// Plain digits may occur in trace ids and file names by chance.
const LEAK = /PSQL|internal|:5432|hunter|acme|Dao|node-7|4f3c2b1a/;
const VALUE = { stack: INSIDE, host: 'node-7.prod', key: '4f3c2b1a', ga: true, email: 'node-7' };
const LOGIN_PATH = '/wps/session/login';
const LOGIN = { type: 'username', username: 'lan', password: 'Passw0rd!' };

const plant = (fault: object) =>
  control(site.provider, 'faults', { merchant: 'aurora', kind: 'error', ...fault });
const send = (path: string, body?: object): Promise<TextAnswer> =>
  ask({
    port: site.port,
    path,
    ...(body ? { method: 'POST', headers: ownPost(site.port), body: JSON.stringify(body) } : {}),
  });
let names = 0;
// A new name each time: a name that fails too often has to wait.
const login = () => {
  names += 1;
  return send(LOGIN_PATH, { ...LOGIN, username: `player${names}` });
};
const traceOf = ({ headers }: TextAnswer) => String(headers['x-app-trace-id']);

test.each([
  [LOGIN_PATH, LOGIN, 'login.cred.err'],
  [LOGIN_PATH, LOGIN, 'some.rule'],
  [LOGIN_PATH, LOGIN, 'system.error'],
  ['/wps/member/register', { username: 'new', password: 'Passw0rd!' }, 'register.odd'],
  ['/wps/captcha/geetest?t=1', undefined, 'captcha.odd'],
  ['/wps/game/launchGame?gameCode=g', undefined, 'vendor.busy'],
  ['/wps/v2/system/status?device=mobile', undefined, 'site.is.tired'],
  ['/wps/relay/MCSFE_getListAnnouncements?types=X', undefined, 'x'],
  ['/wps/system/manifest.json?merchantCode=aurora', undefined, 'x'],
  ['/wps/system/test/ping?a=1', undefined, 'x'],
])('%s with %j under %s reveals nothing of a server’s inside (SEC-36)', async (path, body, errorCode) => {
  await plant({ path: path.split('?')[0], errorCode, message: INSIDE, value: VALUE, httpStatus: 500 });
  const answer = await send(path, body);
  const reported = JSON.parse(answer.text);
  // A trace id is drawn by chance, and may hold any digits.
  expect(answer.text.replace(reported.traceId, '')).not.toMatch(LEAK);
  expect(reported).toMatchObject({ success: false, errorCode, traceId: traceOf(answer) });
  expect(reported.value).toBeUndefined();
});

test('the withheld message is in the log under the trace id, without secrets (SEC-36, B12)', async () => {
  await plant({ path: LOGIN_PATH, errorCode: 'some.rule', message: INSIDE });
  const trace = traceOf(await login());
  const findLine = () =>
    site
      .output()
      .split('\n')
      .find((one) => one.includes(trace) && one.includes('withheld'));
  await until(() => findLine() !== undefined, 'the line of the log');
  expect(findLine()).toContain('PSQLException');
  expect(findLine()).not.toMatch(/hunter|5432/);
});

test.each([
  ['login.cred.err', 'Wrong user name or password.'],
  ['some.rule', 'Back at noon (Bangkok time).\nThank you!'],
])('a plain sentence under %s passes as it is (X8, provider-api §2)', async (errorCode, message) => {
  await plant({ path: LOGIN_PATH, errorCode, message });
  expect(JSON.parse((await login()).text)).toMatchObject({ errorCode, message });
});

test('an unknown code of a list gets the site’s own text in the visitor’s language (SEC-36)', async () => {
  await plant({ path: '/wps/relay/PROMOFE_*', errorCode: 'node.7', message: 'Shard seven is down.' });
  const answer = await ask({
    port: site.port,
    path: '/wps/relay/PROMOFE_getPromotion?id=1',
    headers: { Language: 'VI' },
  });
  const { message } = JSON.parse(answer.text);
  expect(message).not.toContain('Shard');
  expect(message).not.toBe('');
});

test('of a second factor’s value the flags alone pass, as flags (S11, SEC-36)', async () => {
  await plant({
    path: LOGIN_PATH,
    errorCode: 'login_verify_required',
    message: "Confirm it's you.",
    value: VALUE,
  });
  const reported = JSON.parse((await login()).text);
  expect([reported.message, reported.value]).toEqual(["Confirm it's you.", { email: true, ga: true }]);
});

test.each(['x'.repeat(65), 'two words', '<b>', 'a\nb'])(
  'the code %j is no code (SEC-36)',
  async (errorCode) => {
    await plant({ path: LOGIN_PATH, errorCode, message: 'A sentence.' });
    const answer = await login();
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([502, 'invalid_response']);
    expect(answer.text).not.toContain('A sentence.');
  },
);

test('a page that is rendered while the status fails shows nothing of a server’s inside (SEC-36, X1)', async () => {
  await plant({ path: '/wps/*', errorCode: 'site.is.tired', message: INSIDE, value: VALUE });
  for (const path of [
    '/m/home',
    '/m/news',
    '/m/activity?id=9',
    '/m/game',
    '/m/login',
    '/m/manifest.webmanifest',
  ]) {
    const page = await ask({ port: site.port, path, host: 'fresh.aurora.localhost' });
    expect(page.text).not.toMatch(LEAK);
  }
});
