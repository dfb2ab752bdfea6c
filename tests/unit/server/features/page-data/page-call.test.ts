import {
  getBanners,
  getBarSetting,
  getBranding,
  getGames,
  getLanes,
} from '@/lib/server/features/page-data/lobby';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { getMerchant } from '@/lib/server/tenants/registry';
import { domainRoute, siteConfig } from '@/lib/shared/calls/system-table';
import { parseStatus } from '@/lib/shared/site/parse-status';
import type { Site } from '@/lib/shared/site/site';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { setPageRequest } from '@/tests/unit/server/support/page-headers';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));

const provider = freshProvider('answers', 'circuits');
beforeAll(() => {
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })]);
});
beforeEach(() => {
  setPageRequest({
    'user-agent': 'iPhone',
    'x-site-address': '203.0.113.9',
    cookie: 'mc=canary',
    authorization: 'canary',
  });
});

const aSite = (more: Partial<Site> = {}): Site => ({
  brand: getMerchant('one')?.brand,
  language: 'VI',
  device: 'mobile',
  host: 'one.localhost:3000',
  protocol: 'https:',
  path: '/m/home',
  query: new URLSearchParams(),
  nonce: 'n',
  indexable: false,
  status: parseStatus({}),
  ...more,
});

test('a page’s call carries the visitor, and nothing of their session (K1, K5)', async () => {
  provider.answers['GET /wps/system/domainRoute'] = ok({ domainList: [] });
  expect(await getForPage(aSite(), domainRoute, { device: 'mobile' })).toMatchObject({
    ok: true,
    value: { domainList: [] },
  });
  const { headers, query } = provider.last();
  expect(headers).toMatchObject({
    merchant: 'one',
    language: 'VI',
    'x-real-ua': 'iPhone',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
  expect([JSON.stringify(headers).includes('canary'), query.get('device')]).toEqual([false, 'mobile']);
});

test('a page without merchant makes no call (SEC-1)', async () => {
  expect(await getForPage(aSite({ brand: undefined }), siteConfig)).toMatchObject({
    ok: false,
    code: 'domain_not_available',
  });
  expect(provider.requests).toHaveLength(0);
});

test('lanes and games are parsed, and fetched in the page’s language (G8, G11)', async () => {
  provider.answers['GET /wps/relay/GCSGAME_newGameVendor'] = ok([
    { gameCategory: 'ELOTT' },
    { gameCategory: 'LIVE' },
  ]);
  provider.answers['GET /wps/relay/GCSGAME_getGameMatchV2'] = ok([{ gameCode: 'g1' }, {}]);
  const [lanes, games] = [await getLanes(aSite()), await getGames(aSite())];
  expect(lanes.ok && lanes.value.map(({ category }) => category)).toEqual(['LIVE', 'ELOTT']);
  expect(games.ok && games.value.map(({ code }) => code)).toEqual(['g1']);
  expect(Object.fromEntries(provider.last().query)).toEqual({ platform: 'html5', language: 'VI' });
});

test('banners of a group and branding, on the own host or an image server, come from the one site configuration (E12, E16, ruling 20)', async () => {
  const image = 'https://cdn.example/1.webp';
  provider.answers['GET /wps/system/config'] = ok({
    banners: [
      { groupName: 'm_home', url: image },
      { groupName: 'm_top', url: image },
    ],
    branding: { favicon: image, splash: 'https://one.localhost:3000/splash.webp' },
  });
  const [home, top] = [await getBanners(aSite()), await getBanners(aSite(), 'm_top')];
  expect([home.ok && home.value.length, top.ok && top.value[0]?.group]).toEqual([1, 'm_top']);
  const splash = 'https://one.localhost:3000/splash.webp';
  expect(await getBranding(aSite())).toEqual({ favicon: undefined, splash });
  const served = aSite({ status: parseStatus({ imageCDNs: ['https://cdn.example'] }) });
  expect(await getBranding(served)).toEqual({ favicon: image, splash });
  expect(provider.requests).toHaveLength(1);
});

test('a banner of a vendor without listed games launches its lobby, and leads to the list while the games fail; without such a banner no games are asked for (M2, B8)', async () => {
  const [config, match] = ['GET /wps/system/config', 'GET /wps/relay/GCSGAME_getGameMatchV2'];
  const banner = { groupName: 'm_home', url: 'https://cdn.example/1.webp', linkageType: 'G', linkage: '' };
  const sports = { ...banner, vendor: 'SB', gameType: 'SPORTS' };
  const kindsOf = async () => {
    const banners = await getBanners(aSite());
    return banners.ok && banners.value.map(({ link }) => link?.kind);
  };
  provider.answers[config] = ok({ banners: [sports] });
  provider.answers[match] = failed('busy', 503);
  expect(await kindsOf()).toEqual(['page']);
  provider.reset();
  forget('answers', 'circuits');
  provider.answers[config] = ok({ banners: [sports, { ...sports, vendor: 'VA', gameType: 'RNG' }] });
  provider.answers[match] = ok([{ gameCode: 'g1', vendor: 'VA', gameCategory: 'RNG' }]);
  expect(await kindsOf()).toEqual(['launch', 'page']);
  provider.reset();
  forget('answers', 'circuits');
  provider.answers[config] = ok({ banners: [{ ...sports, linkage: 'g1' }] });
  expect(await kindsOf()).toEqual(['launch']);
  expect(provider.requests).toHaveLength(1);
});

test('a failing provider is reported as a failure, and branding as missing (B8, FLT-16)', async () => {
  provider.answers['GET /wps/system/config'] = failed('busy', 503);
  expect(await getBanners(aSite())).toMatchObject({ ok: false, code: 'busy' });
  expect(await getBranding(aSite())).toEqual({});
});

test('a site configuration that is null or switched off leaves every setting at its default (E12, W1, A4, ruling 78)', async () => {
  provider.answers['GET /wps/system/config'] = ok(null);
  expect(await getBarSetting(aSite())).toMatchObject({ ok: true, value: { action: 'popup' } });
  setRegistry([toEntry('one', { backend: { origin: provider.origin, paths: { siteConfig: null } } })]);
  expect(await getForPage(aSite(), siteConfig)).toMatchObject({ ok: true, value: {} });
});
