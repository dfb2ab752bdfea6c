// Calls that a merchant has switched off: each takes its feature off the screen.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Feature, isClosedPage } from '@/lib/shared/calls/feature';
import { CALLS } from '@/lib/shared/calls/table';
import { ROUTES } from '@/lib/shared/routes';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, ownPost, signIn } from '@/tests/wire/support/ask';
import { site as withAll } from '@/tests/wire/support/own-site';
import { callsTo, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
const OFF = CALLS.filter(({ feature }) => feature !== undefined);
const folder = makeTemporaryFolder('switched-off');
const paths = Object.fromEntries(OFF.map(({ name }) => [name, null]));
for (const code of ['aurora', 'lotus']) {
  const entry = JSON.parse(readFileSync(`sandbox/merchants/${code}.json`, 'utf8'));
  const backend = { ...entry.backend, paths };
  writeFileSync(path.join(folder, `${code}.json`), JSON.stringify({ ...entry, backend }));
}
const without = raiseSite({ MERCHANTS: folder });

/** Where each feature is seen on a page's HTML while its call is there. */
const SHOWN: readonly (readonly [feature: Feature, page: string, mark: RegExp, code: string])[] = [
  ['passwordReset', ROUTES.login, /href="\/m\/recover/, 'aurora'],
  ['changePassword', ROUTES.settings, /href="\/m\/changePsw/, 'aurora'],
  ['feedback', ROUTES.settings, /href="\/m\/feedback/, 'aurora'],
  ['feedback', ROUTES.service, /href="\/m\/feedback/, 'aurora'],
  ['feedback', ROUTES.agentRegister, /href="\/m\/feedback/, 'aurora'],
  ['promotions', ROUTES.home, /href="\/m\/activity/, 'aurora'],
  ['promotions', ROUTES.member, /href="\/m\/activity/, 'aurora'],
  ['promotions', ROUTES.download, /href="\/m\/activity/, 'aurora'],
  ['referral', ROUTES.home, /href="\/m\/inviteFriends/, 'aurora'],
  ['referral', ROUTES.member, /href="\/m\/inviteFriends/, 'aurora'],
  ['vietnamLottery', ROUTES.home, /md-mekong-south/, 'aurora'],
  ['seaLottery', ROUTES.home, /sd-straits-4d/, 'lotus'],
  ['socialRegistration', ROUTES.register, /"place":"register"|\\"place\\":\\"register\\"/, 'aurora'],
  ['downloadPictures', ROUTES.app, /\/art\/splash\/[^"]*"/, 'aurora'],
  ['siteConfiguration', ROUTES.home, /\/art\/banners\//, 'aurora'],
];

async function read({ port }: { port: number }, page: string, code = 'aurora') {
  const host = `${code}.localhost`;
  return ask({ port, host, path: page, headers: { Cookie: await signIn(port, host) } });
}

test.each(SHOWN)(
  '%s is on %s, and nowhere on it without its call (ruling 78)',
  async (_, page, mark, code) => {
    const [on, off] = await Promise.all([withAll, without].map((site) => read(site, page, code)));
    const closed = isClosedPage(
      OFF.flatMap(({ feature }) => feature ?? []),
      page,
    );
    expect([on?.status, off?.status]).toEqual([200, closed ? 404 : 200]);
    expect([on, off].map((answer) => mark.test(answer?.text ?? ''))).toEqual([true, false]);
  },
);

test.each([
  ROUTES.recover,
  ROUTES.changePassword,
  ROUTES.feedback,
  ROUTES.activity,
  `${ROUTES.activity}?id=42`,
  ROUTES.inviteFriends,
  ROUTES.agentRegister,
])('%s is no page without its call, for visitors and members (ruling 78)', async (page) => {
  const headers = { Cookie: await signIn(without.port) };
  for (const sent of [{}, headers]) {
    const { status } = await ask({ port: without.port, path: page, headers: sent });
    expect(status).toBe(404);
  }
});

test('a launch of a lottery without its call opens nothing (ruling 78, G10)', async () => {
  const page = `${ROUTES.launchGame}?vendor=MD&code=md-mekong-south&confirm=1`;
  const [on, off] = await Promise.all([read(withAll, page), read(without, page)]);
  expect([on.text, off.text].map((text) => text.includes('launchLottoVn'))).toEqual([true, false]);
});

test.each(OFF.map((row) => [row.name, row] as const))(
  '%s never reaches the provider once it is switched off (ruling 78)',
  async (name, { method, path: call }) => {
    const { port, provider } = without;
    const headers = { ...ownPost(port), Cookie: await signIn(port) };
    const body = method === 'GET' ? undefined : '{}';
    const answer = await ask({ port, path: call, method, headers, body });
    const { success, errorCode } = JSON.parse(answer.text);
    const isEnded = name === 'logout';
    expect([answer.status, success, errorCode]).toEqual(
      isEnded ? [200, true, undefined] : [404, false, 'unknown_call'],
    );
    expect(await callsTo(provider, call)).toEqual([]);
    if (isEnded) expect(String(answer.headers['set-cookie'])).toContain('mc=;');
  },
);

const LISTS = ['/sitemap.xml', '/m/manifest.webmanifest', '/.well-known/apple-app-site-association'];

test('the sitemap, the manifest and the list for apps lead to no page that is switched off (ruling 78, B30)', async () => {
  const host = 'www.aurora.localhost';
  for (const file of LISTS) {
    const [on, off] = await Promise.all(
      [withAll, without].map(({ port }) => ask({ port, host, path: file })),
    );
    expect([on?.status, off?.status]).toEqual([200, 200]);
    expect([on, off].map((answer) => answer?.text.includes(ROUTES.activity))).toEqual([true, false]);
  }
});
