// Forms that are sent twice, and forms whose answer is lost, against the built site, by the provider's own count of calls.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@/tests/fault/topology/support/instance';
import { ask, cookiesOf, ownPost, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
const site = raiseSite({ LOG_LEVEL: 'error' });
beforeEach(async () => {
  for (const place of ['calls', 'faults']) await control(site.provider, place, undefined, 'DELETE');
});

const LOGIN = '/wps/session/login';
const REGISTER = '/wps/member/register';
const FEEDBACK = '/wps/relay/MCSFE_submitFeedback';
/** Long enough for the second request to arrive in time on a busy machine. */
const SLOW_MS = 2_000;

/** The cookie that names this browser before a login. */
const BROWSER = { Cookie: 'mcd=0f8fad5b-d9cb-469f-a165-70867728950e' };
const send = (path: string, body: object, headers: Record<string, string> = {}): Promise<TextAnswer> =>
  ask({
    port: site.port,
    path,
    method: 'POST',
    headers: { ...ownPost(site.port), ...BROWSER, ...headers },
    body: JSON.stringify(body),
  });
const plant = (fault: object) => control(site.provider, 'faults', fault);
const slow = (path: string) => plant({ kind: 'delay', path, delayMs: SLOW_MS });
const received = async (path: string) => (await callsTo(site.provider, path)).length;
const untilReceived = (path: string) => until(async () => (await received(path)) > 0, 'the first call');
const loginOf = (password = 'Passw0rd!') => ({ type: 'username', username: 'lan', password });
const accountOf = (username: string) => ({ username, password: 'Passw0rd!' });

test('two simultaneous identical logins are one call, and both tabs are signed in (FLT-38)', async () => {
  await slow(LOGIN);
  const first = send(LOGIN, loginOf());
  await untilReceived(LOGIN);
  const both = await Promise.all([first, send(LOGIN, loginOf())]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await received(LOGIN)).toBe(1);
  for (const answer of both) {
    const info = await ask({
      port: site.port,
      path: '/wps/member/info',
      headers: { Cookie: cookiesOf(answer) },
    });
    expect(info.text).toContain('"success":true');
  }
});

test('two simultaneous identical registrations make one account; a later one is the provider’s to answer (FLT-38)', async () => {
  await slow(REGISTER);
  const first = send(REGISTER, accountOf('twice1'));
  await untilReceived(REGISTER);
  const answers = await Promise.all([first, send(REGISTER, accountOf('twice1'))]);
  expect(answers.map(({ text }) => JSON.parse(text).success)).toEqual([true, true]);
  expect(await received(REGISTER)).toBe(1);
  expect((await send(REGISTER, accountOf('twice1'))).text).toContain('register.username.exists');
});

test('a promotion code claimed twice at once reaches customer service once (FLT-38, M1)', async () => {
  const Cookie = await signIn(site.port);
  await slow(FEEDBACK);
  const claim = () => send(FEEDBACK, { category: 'promo-code', message: 'LUCKY7' }, { Cookie });
  const first = claim();
  await untilReceived(FEEDBACK);
  const [one, two] = await Promise.all([first, claim()]);
  expect([one?.text, await received(FEEDBACK)]).toEqual([two?.text, 1]);
});

test('the same form from two browsers behind one address is two calls with separate sessions (FLT-38)', async () => {
  await slow(LOGIN);
  const another = { Cookie: 'mcd=7c9e6679-7425-40de-944b-e07fc1f90ae7' };
  const [one, two, ...unknown] = await Promise.all(
    [BROWSER, another, { Cookie: 'lang=EN' }, { Cookie: 'lang=EN' }].map((headers) =>
      send(LOGIN, loginOf(), headers),
    ),
  );
  expect(await received(LOGIN)).toBe(4);
  expect(new Set([one, two, ...unknown].map((answer) => answer && cookiesOf(answer))).size).toBe(4);
});

test('two phones of one model behind one address that choose the same password get an account each (FLT-38)', async () => {
  const path = '/wps/member/register/autoUsername';
  await slow(path);
  const both = await Promise.all([1, 2].map(() => send(path, { password: 'Passw0rd!' })));
  expect(await received(path)).toBe(2);
  const [one, two] = both.map(({ text }) => JSON.parse(text).value?.userName);
  expect([typeof one, one === two]).toEqual(['string', false]);
});

test('a call that differs in any part is sent separately (FLT-38)', async () => {
  await slow(LOGIN);
  await Promise.all([
    send(LOGIN, loginOf()),
    send(LOGIN, loginOf('another one')),
    send(LOGIN, { ...loginOf(), loginDeviceId: 'b' }),
    send(LOGIN, loginOf(), { 'User-Agent': 'another browser' }),
    send(LOGIN, loginOf(), { Device: 'PWA' }),
  ]);
  expect(await received(LOGIN)).toBe(5);
  await slow(FEEDBACK);
  const [one, two] = [await signIn(site.port), await signIn(site.port)];
  const reported = { category: 'other', message: 'the same words' };
  await Promise.all([one, two].map((Cookie) => send(FEEDBACK, reported, { Cookie })));
  expect(await received(FEEDBACK)).toBe(2);
});

/** A tab that sends a form and can be closed before its answer is there. */
function openTab(path: string, body: object): Socket {
  const text = JSON.stringify(body);
  const headers = {
    Host: `aurora.localhost:${site.port}`,
    ...ownPost(site.port),
    ...BROWSER,
    'Content-Length': text.length,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(site.port, '127.0.0.1', () =>
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`),
  );
  return socket;
}

test('a first tab that closes leaves the call to the second (FLT-38, FLT-28)', async () => {
  await slow(REGISTER);
  const first = openTab(REGISTER, accountOf('closing1'));
  await untilReceived(REGISTER);
  const second = send(REGISTER, accountOf('closing1'));
  // Nothing shows that it waits with the first: half of the call's time is left for its arrival.
  await sleep(SLOW_MS / 2);
  first.destroy();
  expect(JSON.parse((await second).text)).toMatchObject({ success: true });
  expect(await received(REGISTER)).toBe(1);
});

test('a registration whose answer was lost is not sent again, and shows that its outcome is unknown (FLT-39)', async () => {
  await plant({ kind: 'lost', path: REGISTER, times: 1 });
  const answer = await send(REGISTER, accountOf('lostone1'));
  expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([502, 'network_error']);
  expect(await received(REGISTER)).toBe(1);
  // The account exists: the offered login opens it.
  const login = await send(LOGIN, { type: 'username', ...accountOf('lostone1') });
  expect(JSON.parse(login.text)).toMatchObject({ success: true });
  expect(await received(REGISTER)).toBe(1);
});
