// Limits of a site that the visitor reaches without a proxy: the socket's address counts, whatever the headers say.
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { callsTo, control, type RunningSite, startSite } from '@/tests/wire/support/start-site';
import { allowedIn, guess, makeStrictRegistry, post, postAll, times } from './sites';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ MERCHANTS: makeStrictRegistry() });
}, 30_000);
afterAll(() => site.stop());
beforeEach(() => control(site.provider, 'calls', undefined, 'DELETE'));

const received = async (path: string) => (await callsTo(site.provider, path)).length;

it('counts the socket’s address, whatever addresses the headers name (SEC-62, SEC-65)', async () => {
  const guesses = times(40, (nth) =>
    guess(`player${nth}`, {
      'X-Forwarded-For': `198.51.100.${nth}`,
      'X-Real-IP': `198.51.100.${nth}`,
      Forwarded: `for=198.51.100.${nth}`,
    }),
  );
  const answers = await postAll(site.port, guesses);
  expect(allowedIn(answers)).toBe(30);
  expect(await received('/wps/session/login')).toBe(30);
  expect(answers.slice(30).every(({ text }) => text.includes('"TOO_MANY_REQUESTS"'))).toBe(true);
});

it('counts the login’s address for each merchant apart, and the next merchant still answers (SEC-62)', async () => {
  const [answer] = await postAll(site.port, [{ ...guess('lan'), host: 'rio.localhost' }]);
  expect(answer?.status).not.toBe(429);
});

it('sends one message a minute to a number, and ten an hour for an address (SEC-63)', async () => {
  const path = '/wps/verification/sms/noLogin';
  const send = (mobileNum: string) => ({ path, body: { countryDialingCode: '84', mobileNum } });
  const same = await postAll(site.port, [send('912345678'), send('0912345678'), send('84912345678')]);
  expect(same.map(({ status }) => status)).toEqual([200, 429, 429]);
  const answers = await postAll(
    site.port,
    times(12, (nth) => send(`9876543${10 + nth}`)),
  );
  expect(allowedIn(answers)).toBe(7);
  expect(await received(path)).toBe(8);
});

it('registers five accounts of an address in ten minutes (SEC-62)', async () => {
  const answers = await postAll(
    site.port,
    times(8, (nth) => ({
      path: '/wps/member/register',
      body: { username: `fresh${nth}`, password: 'Passw0rd!' },
    })),
  );
  expect(allowedIn(answers)).toBe(5);
  expect(Number(answers[7]?.headers['retry-after'])).toBeGreaterThan(500);
});

it('takes 60 beacons a minute: the merchant is the host’s, 1 MB is 413, another site is 403 (SEC-38)', async () => {
  const path = '/wps/system/collect';
  const small = {
    path,
    body: { merchant: 'rio', value: { type: 'statusTiming', duration: 1, stale: false } },
  };
  const large = { path, body: 'x'.repeat(1024 * 1024) };
  expect((await post(site.port, small)).status).toBe(200);
  const [call] = await callsTo(site.provider, path);
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ merchant: 'aurora' });
  const foreign = await ask({
    port: site.port,
    path,
    method: 'POST',
    headers: { ...ownPost(site.port), 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    body: JSON.stringify(small.body),
  });
  expect(foreign.status).toBe(403);
  expect((await post(site.port, large)).status).toBe(413);
  const answers = await postAll(site.port, [...times(58, () => small), large, small]);
  expect(answers.slice(0, 58).map(({ status }) => status)).toEqual(Array(58).fill(200));
  expect(answers.slice(58).map(({ status }) => status)).toEqual([429, 429]);
  expect(await received(path)).toBe(59);
});

it('answers 600 GETs of an address, and its pages go on (SEC-65)', async () => {
  const get = () => ask({ port: site.port, path: '/wps/system/country' });
  // Ten at a time: an address may have 256 connections, and further ones are closed.
  const answers: TextAnswer[] = [];
  for (const _ of times(61, Number)) answers.push(...(await Promise.all(times(10, get))));
  expect(allowedIn(answers)).toBe(600);
  expect(answers.some(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect((await ask({ port: site.port })).status).toBe(200);
});

it('takes 60 posts of our own pages and 60 reports, and refuses the next', async () => {
  for (const path of ['/m/consent', '/csp-report']) {
    const answers = await postAll(
      site.port,
      times(62, () => ({ path, body: { choice: 'no' } })),
    );
    expect(allowedIn(answers)).toBe(60);
    expect(answers[61]?.headers['cache-control']).toBe('no-store');
  }
});
