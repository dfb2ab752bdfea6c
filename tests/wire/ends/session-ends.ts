// How sessions end and follow each other: a sign-in over another, a changed password, and pending calls.
import { until } from '@/tests/fault/topology/support/instance';
import { ask, cookiesOf, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { callsTo, control } from '@/tests/wire/support/start-site';
import { CHANGE, login, NEXT, PASSWORD, post, setPassword } from './entering';

const RANK = '/wps/relay/MCSFE_getPlayerRankProgress';

const get = (path: string, Cookie = ''): Promise<TextAnswer> =>
  ask({ port: site.port, path, headers: { Cookie } });
const sealOf = (cookie: string) => /(?:^|; )mc=([^;]+)/.exec(cookie)?.[1] ?? '';
const isMember = async (cookie: string) => (await get('/m/session', cookie)).status === 200;
const enter = (username = 'lan') => signIn(site.port, 'aurora.localhost', username);

/** A browser with a replaced cookie gets no session, and keeps the newer cookie. */
async function expectReplaced(cookie: string): Promise<void> {
  const answers = [await get('/wps/member/info', cookie), await get('/m/session', cookie)];
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  const page = await get('/m/member/home', cookie);
  expect(page.status).toBe(307);
  for (const { headers } of [...answers, page])
    expect(headers['set-cookie']?.filter((line) => /^mc(?:_hint)?=/.test(line)) ?? []).toEqual([]);
}

async function bySocial(cookie: string): Promise<TextAnswer> {
  const proof = { code: 'demo-line-lan', redirectUri: 'http://aurora.localhost/m/line' };
  const proven = await post('/wps/relay/WPS3RD_verifyLineCode', proof, cookie);
  const { lineSessionToken } = JSON.parse(proven.text).value;
  return post('/wps/session/login/line', { lineSessionToken }, cookie);
}
const bySecondFactor = (cookie: string): Promise<TextAnswer> => {
  const proof = { verifyType: 'ga', verifyCode: '123456' };
  const body = { type: 'username', username: 'twofa', password: PASSWORD, ...proof };
  return post('/wps/session/login/verification', body, cookie);
};

it.each<[string, (cookie: string) => Promise<TextAnswer>]>([
  ['another member’s login', (cookie) => login({ username: 'minh' }, cookie)],
  ['the same member’s login', (cookie) => login({}, cookie)],
  ['a social login', bySocial],
  ['a second factor', bySecondFactor],
])(
  '%s gives a new seal, and the seal of before is refused and clears no cookie (SEC-51)',
  async (_what, make) => {
    const before = await enter();
    const next = cookiesOf(await make(before));
    expect(sealOf(next)).not.toBe('');
    expect(sealOf(next)).not.toBe(sealOf(before));
    await expectReplaced(before);
    expect(await isMember(next)).toBe(true);
  },
);

it('a call that is pending at a sign-in is answered, and its rejection clears no cookie (SEC-51, X6)', async () => {
  const before = await enter('minh');
  await control(site.provider, 'calls', undefined, 'DELETE');
  await control(site.provider, 'faults', { kind: 'delay', path: RANK, delayMs: 1_500, times: 1 });
  const late = get(RANK, before);
  await until(async () => (await callsTo(site.provider, RANK)).length > 0, 'the call');
  const next = cookiesOf(await login({}, before));
  await control(site.provider, 'sessions/expire', { merchant: 'aurora', userName: 'minh' });
  const answer = await late;
  expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  expect(await isMember(next)).toBe(true);
});

it('a refused login leaves the session unchanged (SEC-51)', async () => {
  const cookie = await enter();
  expect((await login({ password: 'wrong' }, cookie)).text).toContain('login.cred.err');
  expect(await isMember(cookie)).toBe(true);
});

it('a changed password gives this session a new seal and ends the member’s others alone (SEC-51)', async () => {
  const [mine, other, remembering] = [await enter(), await enter(), await login({ remember: true })];
  const [minh, rio] = [await enter('minh'), await signIn(site.port, 'rio.localhost')];
  const answer = await post(CHANGE, { oldPassword: PASSWORD, newPassword: NEXT }, mine);
  const next = cookiesOf(answer);
  const { token, changed } = JSON.parse(answer.text).value;
  expect(changed).toBe(true);
  expect(JSON.parse((await get('/m/session', next)).text).value.token).toBe(token);
  await expectReplaced(mine);
  for (const cookie of [other, cookiesOf(remembering)]) {
    const refused = await get('/m/session', cookie);
    expect([refused.status, refused.headers['set-cookie']?.join()]).toEqual([
      401,
      expect.stringContaining('mc=;'),
    ]);
  }
  expect(await isMember(minh)).toBe(true);
  expect(
    (await ask({ port: site.port, host: 'rio.localhost', path: '/m/session', headers: { Cookie: rio } }))
      .status,
  ).toBe(200);
  expect(await isMember(cookiesOf(await login({ password: NEXT })))).toBe(true);
  expect(await isMember(next)).toBe(true);
  await setPassword('lan', PASSWORD);
});

it('a change that is refused ends nothing and changes no seal (SEC-51)', async () => {
  const [mine, other] = [await enter(), await enter()];
  const answer = await post(CHANGE, { oldPassword: 'wrong', newPassword: NEXT }, mine);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect([await isMember(mine), await isMember(other)]).toEqual([true, true]);
});

it('a password reset by a code ends the member’s sessions, and the next login works (SEC-51)', async () => {
  const cookie = await enter('locked1');
  const response = await post('/wps/member/password/reset/request', { username: 'locked1' });
  expect(response.text).toContain('"success":true');
  const [{ code = '' } = {}] = (await control(site.provider, 'codes?merchant=aurora')) as { code?: string }[];
  const body = { username: 'locked1', verifyCode: code, newPassword: NEXT };
  expect((await post('/wps/member/password/reset', body)).text).toContain('"success":true');
  expect(await isMember(cookie)).toBe(false);
  expect(await isMember(cookiesOf(await login({ username: 'locked1', password: NEXT })))).toBe(true);
});
