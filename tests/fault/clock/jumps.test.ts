// The machine's clock jumps by an hour, forward and back, while the built site runs: no member is signed out, and nothing lasts an hour instead of seconds.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plantClock } from '@/tests/fault/clock/support/plant-clock';
import { ROOT, until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, ownPost, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { control, type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
const HOUR_MS = 3_600_000;
const TOKEN = 'a-token-of-the-collector';
const WINDOW_SECONDS = 3;
const NEWS = '/wps/relay/MCSFE_getListAnnouncements';
const CAPTCHA = '/wps/captcha/geetest?t=1';
const folder = makeTemporaryFolder('clock');
const clock = plantClock();
let site: RunningSite;

function makeRegistry(): string {
  const merchant = JSON.parse(readFileSync(path.join(ROOT, 'sandbox/merchants/aurora.json'), 'utf8'));
  const limits = { ...merchant.limits, beacon: { tries: 3, seconds: WINDOW_SECONDS } };
  const file = path.join(folder, 'merchants.json');
  writeFileSync(file, JSON.stringify([{ ...merchant, limits }]));
  return file;
}

beforeAll(async () => {
  site = await startSite({
    ...{ LOG_LEVEL: 'error', METRICS_TOKEN: TOKEN, MERCHANTS: makeRegistry() },
    ...clock.env,
  });
  for (const place of ['/m/news', '/m/home']) await get(place);
}, 60_000);
afterAll(() => site.stop());

const get = (place: string, headers: Record<string, string> = {}): Promise<TextAnswer> =>
  ask({ port: site.port, path: place, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
const beacon = (): Promise<TextAnswer> =>
  ask({
    ...{ port: site.port, path: '/wps/system/collect', method: 'POST' },
    ...{ headers: ownPost(site.port), body: '{"value":{}}' },
  });
const plant = (fault: object) => control(site.provider, 'faults', fault);

const jumpTo = (shiftMs: number) => clock.jumpTo(site.pid, shiftMs);

/** Too many tries are rejected, with the seconds of this window. */
async function fillLimit(): Promise<void> {
  let answer = await beacon();
  for (let tries = 0; tries < 10 && answer.status !== 429; tries += 1) answer = await beacon();
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(WINDOW_SECONDS);
}

async function openCircuit(): Promise<void> {
  await plant({ kind: 'drop', path: '/wps/captcha/geetest' });
  await until(async () => (await get(CAPTCHA)).status === 503, 'an open circuit');
  await control(site.provider, 'faults', undefined, 'DELETE');
}

const publishNews = (title: string) =>
  plant({ kind: 'answer', path: NEWS, value: [{ id: 1, title, content: title, type: 'NEWS' }] });

async function negativeFigures(): Promise<string[]> {
  const { text } = await get('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(text).toContain('site_answer');
  return text.split('\n').filter((line) => /^site_.* -/.test(line));
}

test.each([
  ['an hour forth', HOUR_MS],
  ['back again', 0],
  ['an hour back', -HOUR_MS],
  ['forth again', 0],
])(
  'the clock jumps %s: members stay, limits and circuits end in their time, caches are renewed (FLT-37)',
  async (name, shiftMs) => {
    const cookie = await signIn(site.port);
    const news = `News once the clock went ${name}`;
    await fillLimit();
    await openCircuit();
    await publishNews(news);
    for (let nth = 0; nth < 2; nth += 1) expect((await get('/m/news')).text.includes(news)).toBe(false);

    await jumpTo(shiftMs);
    const info = await get('/wps/member/info', { cookie });
    expect([info.status, info.headers['set-cookie'], info.text.includes('"success":true')]).toEqual([
      ...[200, undefined, true],
    ]);
    expect((await get('/m/home', { cookie })).status).toBe(200);
    await until(async () => (await get('/m/news')).text.includes(news), 'a page made anew');
    await until(async () => (await get(CAPTCHA)).status === 200, 'a closed circuit');
    await until(async () => (await beacon()).status !== 429, 'room in the limit');
    await fillLimit();
    expect((await get('/wps/member/info', { cookie: await signIn(site.port) })).status).toBe(200);
    expect(await negativeFigures()).toEqual([]);
  },
);

test('while the provider fails, answers cached before a clock jump still serve, and their age is never below zero (FLT-37, FLT-16)', async () => {
  const country = '/wps/system/country';
  await jumpTo(0);
  expect((await get(country)).status).toBe(200);
  await plant({ kind: 'drop', path: country });
  for (const shiftMs of [-HOUR_MS, HOUR_MS]) {
    await jumpTo(shiftMs);
    for (let nth = 0; nth < 3; nth += 1) expect((await get(country)).status).toBe(200);
    expect(await negativeFigures()).toEqual([]);
  }
});
