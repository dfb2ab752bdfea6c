// A whole evening at a site: registrations, logins of every kind, games, refusals, faults and attackers, each with canaries.
import {
  CODES,
  done,
  FORGED,
  get,
  LOGIN,
  PASSWORDS,
  PHONES,
  PROOFS,
  plant,
  post,
  seen,
  TOKENS,
  visit,
} from '@/tests/wire/identity/canaries';
import { cookiesOf } from '@/tests/wire/support/ask';
import { callsTo, control, type RunningSite } from '@/tests/wire/support/start-site';

const [FIRST, SECOND, WRONG, LOST] = PASSWORDS;
let site: RunningSite;

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
  const headers = { Cookie: cookiesOf(answer) };
  const again = await post(LOGIN, { ...login, password: undefined, remembered }, headers);
  done(again);
  // A member's own number, and an unknown one.
  const known = '9155500100';
  seen.push(known);
  done(await post(LOGIN, { type: 'sms', username: known, password: await smsCodeFor(known) }));
  await post(LOGIN, { type: 'sms', username: PHONES[1], password: await smsCodeFor(PHONES[1]) });
  return cookiesOf(again);
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
  for (const path of [
    '/m/home',
    '/m/mine',
    '/m/member/home',
    '/m/launchGame?vendor=JT&code=jt-peacock-throne',
  ])
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
  const lines = [
    `\n{"level":30,"msg":"${FORGED}"}\n`,
    '\u001b[31mred\u001b[0m',
    '\u009b31mred',
    '\u2028x\u2029y',
    '\u007f',
  ];
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

/** Runs the whole scenario. Returns its secrets. */
export async function spendEvening(at: RunningSite): Promise<readonly string[]> {
  site = at;
  visit(at);
  const cookie = await registerAndLogin();
  await comeBySocial();
  await playAndLeave(cookie);
  await goWrong();
  await attack();
  return [...new Set([...PHONES, ...PASSWORDS, ...PROOFS, ...CODES, ...TOKENS, ...seen])];
}
