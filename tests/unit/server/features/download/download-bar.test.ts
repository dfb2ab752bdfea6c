import { getDownloadBar } from '@/lib/server/features/download/download-bar';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { enterPage } from '@/tests/unit/server/support/page-headers';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));
jest.mock('react', () => ({ ...jest.requireActual('react'), cache: (make: unknown) => make }));

const CONFIG = 'GET /wps/system/config';
const SETTING = 'GET /wps/relay/WPSCORE_getDownloadSetting';
const SWITCHES = 'GET /wps/relay/MCSFE_getMerchantAvailablePromotions';
const android = { resourceType: 'Android', url: 'https://apps.example/a.apk' };
const banners = [
  { groupName: 'm_home', url: 'https://cdn.example/home.webp' },
  { groupName: 'm_top', url: 'https://cdn.example/top.webp' },
  { groupName: 'm_app', url: 'https://cdn.example/app.webp' },
];
const provider = freshProvider();
const CLOSED = 'closed';
beforeAll(() => {
  const install = { downloadHosts: ['apps.example'] };
  const { origin } = provider;
  const closed = { backend: { origin, paths: { referral: null } }, install };
  setRegistry([toEntry('one', { backend: { origin }, install }), toEntry(CLOSED, closed)]);
});
beforeEach(() => {
  provider.answers[CONFIG] = ok({ banners });
  provider.answers[SETTING] = ok({ app_desc: 'Fast.', resources: [android] });
  provider.answers[SWITCHES] = ok({ APP_DOWNLOAD: { enabled: true, count: 1 } });
});

async function barOf(path = '/m/home', status: object = {}, code = 'one') {
  const context = aContext(path, getMerchantByHost(`${code}.localhost`));
  context.state = { status: parseStatus(status) };
  enterPage(context);
  return getDownloadBar(await getSite());
}

test('the bar has rules, action, links, texts, gift, and the picture of the group m_top (S6, S7)', async () => {
  expect(await barOf()).toEqual({
    rules: { systems: ['android'], login: false, rank: 0 },
    action: 'popup',
    setting: { description: 'Fast.', loginPrompt: '', links: { Android: android.url } },
    image: 'https://cdn.example/top.webp',
    hasGift: true,
  });
});

test('banner group, action and requirements come from the configuration (S6–S8)', async () => {
  const downloadBar = { groupName: 'm_app', action: 'install', requiredLogin: true, requiredRank: 2 };
  provider.answers[CONFIG] = ok({ banners, downloadBar });
  expect(await barOf()).toMatchObject({
    rules: { login: true, rank: 2 },
    action: 'install',
    image: 'https://cdn.example/app.webp',
  });
});

test('where the invitation is switched off, its button offers the app instead (ruling 78, S7)', async () => {
  provider.answers[CONFIG] = ok({ banners, downloadBar: { action: 'referral' } });
  expect(await barOf()).toMatchObject({ action: 'referral' });
  expect(await barOf('/m/home', {}, CLOSED)).toMatchObject({ action: 'popup' });
});

test('a link of the status alone is enough (E15)', async () => {
  provider.answers[SETTING] = ok({});
  const resources = [{ resourceType: 'MOBILECONFIG', url: 'https://apps.example/a.mobileconfig' }];
  expect((await barOf('/m/home', { resources }))?.rules.systems).toEqual(['ios']);
});

test('the gift is off with its promotion, and while that cannot be had (S6)', async () => {
  for (const answer of [ok({ APP_DOWNLOAD: { enabled: false, count: 1 } }), failed('busy', 500)]) {
    forget();
    provider.answers[SWITCHES] = answer;
    expect(await barOf()).toMatchObject({ hasGift: false });
  }
});

test('there is none without a link, without the configuration, and around a game (S8)', async () => {
  provider.answers[SETTING] = ok({ resources: [{ ...android, resourceType: 'AppDownloadIcon' }] });
  expect(await barOf()).toBeUndefined();
  forget();
  provider.answers[SETTING] = ok({ resources: [android] });
  expect(await barOf('/m/launchGame')).toBeUndefined();
  provider.answers[CONFIG] = failed('busy', 500);
  expect(await barOf()).toBeUndefined();
});
