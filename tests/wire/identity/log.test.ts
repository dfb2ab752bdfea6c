// The log of a whole evening: registrations, logins of every kind, games, refusals, faults and attackers, and nothing in it that is theirs (SEC-97).
import { findSecrets } from '@/tests/support/find-secrets';
import { type Asked, ask, cookiesOf, ownPost } from '@/tests/wire/support/ask';
import { callsTo, control, type RunningSite, startSite } from '@/tests/wire/support/start-site';

const PHONES = ['9812377401', '9812377402', '9812377403'] as const;
const PASSWORDS = ['Canary-first-71', 'Canary-second-72', 'Canary-wrong-73', 'Canary-lost-74'] as const;
const [FIRST, SECOND, WRONG, LOST] = PASSWORDS;
const PROOFS = ['canary-line-session-81', 'canary-telegram-82', 'canary-maya-83', 'canary-firebase-84'] as const;
const CODES = ['734812', '734813'] as const;
const TOKENS = ['canary-query-token-91', 'canary-state-92', 'canary-cookie-93'] as const;
const LOGIN = '/wps/session/login';
const FORGED = 'a line that nobody but an attacker wrote';

let site: RunningSite;
const seen: string[] = [];
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'trace' });
}, 30_000);
afterAll(() => site.stop());

function keep(answer: Asked): Asked {
  const values = cookiesOf(answer)
    .split('; ')
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  seen.push(...values.filter((value) => value.length > 16));
  const remembered = /"remembered":"([^"]+)"/.exec(answer.text)?.[1];
  if (remembered) seen.push(remembered);
  return answer;
}

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  keep(
    await ask({
      port: site.port,
      path,
      method: 'POST',
      headers: { ...ownPost(site.port), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const get = async (path: string, headers: Record<string, string> = {}) =>
  keep(await ask({ port: site.port, path, headers }));
const done = (answer: Asked) => expect(answer.text).toContain('"success":true');
const plant = (kind: string, path: string, more: object = {}) =>
  control(site.provider, 'faults', { merchant: 'aurora', kind, path, times: 1, ...more });

async function smsCodeFor(mobileNum: string): Promise<string> {
  done(await post('/wps/verification/sms/noLogin', { countryDialingCode: '84', mobileNum }));
  const codes = (await control(site.provider, 'codes?merchant=aurora')) as { target: string; code: string }[];
  const code = codes.find(({ target }) => target === mobileNum)?.code ?? '';
  seen.push(code);
  return code;
}

async function registerAndLogin(): Promise<string> {
  const base = { password: FIRST, registerMethod: 'H5' };
  done(await post('/wps/member/register', { ...base, userName: 'evening1' }));
  const [mobileNum] = PHONES;
  const number = { countryDialingCode: '84', mobileNum };
  const smsCode = await smsCodeFor(mobileNum);
  done(await post('/wps/member/register/mobile', { ...base, ...number, smsCode }));
  const login = { type: 'username', username: 'evening1', password: FIRST };
  const answer = await post(LOGIN, { ...login, remember: true });
  done(answer);
  const { remembered } = JSON.parse(answer.text).value;
  done(await post(LOGIN, { ...login, password: undefined, remembered }, { Cookie: cookiesOf(answer) }));
  // A member's own number, and one that nobody has.
  const known = '9155500100';
  seen.push(known);
  done(await post(LOGIN, { type: 'sms', username: known, password: await smsCodeFor(known) }));
  await post(LOGIN, { type: 'sms', username: PHONES[1], password: await smsCodeFor(PHONES[1]) });
  return cookiesOf(answer);
}

async function comeBySocial(): Promise<void> {
  const proven = await post('/wps/relay/WPS3RD_verifyLineCode', {
    code: 'demo-line-lan',
    redirectUri: `http://aurora.localhost:${site.port}/m/home`,
  });
  done(proven);
  const { lineSessionToken } = JSON.parse(proven.text).value;
  seen.push(lineSessionToken);
  done(await post('/wps/session/login/line', { lineSessionToken }));
  await post('/wps/session/login/line', { lineSessionToken: PROOFS[0] });
  await post('/wps/session/login/telegram', { telegramAuth: btoa(PROOFS[1]) });
  await post('/wps/session/login/maya', { sessionId: PROOFS[2], env: 'prod' });
  await post(LOGIN, { type: 'firebase', firebaseIdToken: PROOFS[3] });
  await post('/wps/member/register/social', { firebaseIdToken: PROOFS[3], mobileNum: PHONES[2] });
}

async function playAndLeave(cookie: string): Promise<void> {
  const mine = { Cookie: cookie };
  done(await get('/wps/member/info', mine));
  const [info] = await callsTo(site.provider, '/wps/member/info');
  seen.push(info?.headers.authorization ?? '');
  for (const path of ['/m/home', '/m/mine', '/m/member/home', '/m/launchGame?vendor=JT&code=jt-peacock-throne'])
    await get(path, { ...mine, 'Sec-Fetch-Site': 'same-origin' });
  await post('/wps/game/launchGame', { vendor: 'JT', gameCode: 'jt-peacock-throne' }, mine);
  await get('/m/out?to=https%3A%2F%2Fpartners.aurora.example%2Fclub', {
    ...mine,
    'Sec-Fetch-Site': 'same-origin',
  });
  const change = { oldPassword: FIRST, newPassword: SECOND };
  await post('/wps/member/password', { ...change, oldPassword: WRONG }, mine);
  done(await post('/wps/member/password', change, mine));
  await post('/wps/session/logout', {}, mine);
}

async function goWrong(): Promise<void> {
  const login = { type: 'username', username: 'lan', password: WRONG };
  await post(LOGIN, login);
  await post(LOGIN, { ...login, type: 'sms', username: PHONES[0], password: CODES[0] });
  const twofa = { ...login, username: 'twofa', password: 'Passw0rd!' };
  await post(LOGIN, twofa);
  await post(`${LOGIN}/verification`, { ...twofa, verifyType: 'ga', verifyCode: CODES[1] });
  await post('/wps/member/password/reset', { username: PHONES[0], verifyCode: CODES[1], newPassword: LOST });
  await post(LOGIN, `{"password":"${LOST}","mobileNum":"${PHONES[0]}"`);
  await post(LOGIN, login, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' });
  await post(LOGIN, login, { 'Content-Encoding': 'gzip' });
  for (const kind of ['drop', 'badJson', 'html', 'redirect', 'status502']) {
    await plant(kind, LOGIN);
    await post(LOGIN, { ...login, mobileNum: PHONES[1] });
  }
  const message = `No account has the number ${PHONES[2]} and the password ${LOST}.`;
  await plant('error', LOGIN, { errorCode: 'login.cred.err', message });
  await post(LOGIN, login);
  await plant('error', '/wps/session/key/rsa', { errorCode: 'x', message });
  const [token, state, cookie] = TOKENS;
  await get(`/m/home?token=${token}&tokens=${token}`);
  await get(`/m/login?code=${state}&state=${state}`);
  await get(`/m/nothing/here?mobileNum=${PHONES[0]}&verifyCode=${CODES[0]}`);
  await get('/wps/member/info', { Cookie: `mc=${cookie}; mck=${cookie}`, Authorization: `Bearer ${cookie}` });
  await post('/csp-report', { 'csp-report': { 'document-uri': `https://one.example/m?token=${token}` } });
}

async function attack(): Promise<void> {
  const lines = [`\n{"level":30,"msg":"${FORGED}"}\n`, '\u001b[31mred\u001b[0m', '\u009b31mred', '\u2028x\u2029y', '\u007f'];
  for (const line of lines) {
    const coded = encodeURIComponent(line);
    await post(LOGIN, { type: 'username', username: line, password: line });
    await get(`/m/${coded}`);
    await get(`/m/home?lang=${coded}&r=${coded}`);
    await get(`/wps/${coded}`);
    await post('/csp-report', { 'csp-report': { 'blocked-uri': line } });
    await post('/csp-report', `${line}`);
    await plant('error', '/wps/captcha/geetest', { errorCode: line, message: line });
    await get('/wps/captcha/geetest', { traceparent: `00-${coded}`, 'User-Agent': coded, Language: coded });
  }
}

it('an evening of players, faults and attackers leaves nothing of theirs in the log (SEC-97)', async () => {
  const cookie = await registerAndLogin();
  await comeBySocial();
  await playAndLeave(cookie);
  await goWrong();
  await attack();
  const secrets = [...new Set([...PHONES, ...PASSWORDS, ...PROOFS, ...CODES, ...TOKENS, ...seen])];
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  expect(seen.length).toBeGreaterThan(8);
  expect(findSecrets(site.output(), secrets)).toEqual([]);
  expect(site.output()).toContain('refused by the provider');
  expect(site.output()).toContain('upstream fault');
  expect(site.output()).toContain('policy violation reported');
}, 60_000);

it('what an attacker sends begins no line of the log, and steers no terminal (SEC-97)', async () => {
  const text = site.output();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  expect(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/.exec(text)).toBeNull();
  expect(text).toContain(FORGED);
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  const told = lines.map((line) => JSON.parse(line) as { msg: string });
  expect(told.length).toBeGreaterThan(20);
  expect(told.map(({ msg }) => msg)).not.toContain(FORGED);
});
