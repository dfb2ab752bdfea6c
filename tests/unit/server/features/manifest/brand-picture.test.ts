import { getBrandPicture } from '@/lib/server/features/manifest/brand-picture';
import { fetchPicture } from '@/lib/server/features/manifest/fetch-picture';
import { getProviderManifest } from '@/lib/server/features/manifest/get-provider-manifest';
import { siteOf } from '@/tests/unit/server/features/manifest/site-of';
import { ok, type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));
const mockWaits = { manifest: 10_000, touchIcon: 5_000 };
jest.mock('@/lib/shared/constants', () => ({
  ...jest.requireActual('@/lib/shared/constants'),
  get MANIFEST_WAIT_MS() {
    return mockWaits.manifest;
  },
  get TOUCH_ICON_WAIT_MS() {
    return mockWaits.touchIcon;
  },
}));

const MANIFEST = '/wps/system/manifest.json';
const svg = (width = 64, height = 64) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`;
const picture = (text: string) => ({ text, headers: { 'content-type': 'image/svg+xml' } });

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  setRegistry([toEntry('one', { backend: { origin: provider.origin } })]);
});
afterEach(() => {
  provider.reset();
  forget('answers', 'image-cdns');
});
afterAll(async () => {
  await provider.close();
  forget();
});

const site = () => siteOf('one', [provider.origin]);
const STATUS = 'GET /wps/v2/system/status';
beforeEach(() => {
  provider.answers[STATUS] = ok({ imageCDNs: [provider.origin] });
});
const plan = (icons: unknown[], favicon?: string) => {
  provider.answers[`GET ${MANIFEST}`] = { json: { icons } };
  provider.answers['GET /wps/system/config'] = ok({ branding: { favicon } });
};

test('the manifest is fetched with the Merchant header and the own code, and reused (W6, K7)', async () => {
  plan([]);
  await getProviderManifest(site());
  expect((await getProviderManifest(site())).isKnown).toBe(true);
  const calls = provider.callsTo(MANIFEST);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.merchant).toBe('one');
  expect(calls[0]?.query.get('merchantCode')).toBe('one');
});

test('a manifest that fails leaves everything to the registry (W7)', async () => {
  provider.answers[`GET ${MANIFEST}`] = { status: 500, text: '<html>' };
  expect(await getProviderManifest(site())).toEqual({
    isKnown: false,
    manifest: { categories: [], icons: [] },
  });
});

test('a drawing of the manifest is preferred to its pixels and the favicon (B10)', async () => {
  const at = (name: string) => `${provider.origin}/${name}`;
  plan(
    [
      { src: at('192.png'), sizes: '192x192' },
      { src: at('i.svg'), sizes: '192x192' },
    ],
    at('f.svg'),
  );
  provider.answers['GET /i.svg'] = picture(svg());
  expect(await getBrandPicture(site())).toMatchObject({ isFinal: true, picture: { isVector: true } });
  expect(provider.callsTo('/192.png')).toHaveLength(0);
  provider.answers['GET /i.svg'] = picture('no picture');
  provider.answers['GET /f.svg'] = picture(svg(70, 70));
  expect((await getBrandPicture(site())).picture).toMatchObject({ width: 70 });
});

test.each([
  ['wide', svg(300, 80)],
  ['broken', '<svg'],
  ['no picture', '<html></html>'],
  ['huge', `<svg>${' '.repeat(1024 * 1024)}</svg>`],
])('a picture that is %s is rejected, and requested again soon', async (_, text) => {
  plan([], `${provider.origin}/f.svg`);
  provider.answers['GET /f.svg'] = picture(text);
  expect(await getBrandPicture(site())).toEqual({ isFinal: false });
});

test('without any picture of the provider the result is final: the mark is drawn', async () => {
  plan([]);
  expect(await getBrandPicture(site())).toEqual({ isFinal: true });
});

/** Runs with a tenth of the specified waits, which another test checks (Z2). Returns the result and the duration. */
async function timed<Value>(run: () => Promise<Value>): Promise<[Value, number]> {
  jest.replaceProperty(mockWaits, 'manifest', 1_000);
  jest.replaceProperty(mockWaits, 'touchIcon', 500);
  const startMs = performance.now();
  return [await run(), performance.now() - startMs];
}

test('after waiting 5 s for a picture the work continues without (W7)', async () => {
  plan([], `${provider.origin}/f.svg`);
  provider.answers['GET /f.svg'] = { ...picture(svg()), delayMs: 60_000 };
  const [result, tookMs] = await timed(() => getBrandPicture(site()));
  expect(result).toEqual({ isFinal: false });
  expect(tookMs).toBeGreaterThan(450);
  expect(tookMs).toBeLessThan(10_000);
});

test('after waiting 10 s for the manifest the work continues without (W7)', async () => {
  provider.answers[`GET ${MANIFEST}`] = { json: { name: 'Late' }, delayMs: 60_000 };
  const [answer, tookMs] = await timed(() => getProviderManifest(site()));
  expect(answer.isKnown).toBe(false);
  expect(tookMs).toBeGreaterThan(950);
  expect(tookMs).toBeLessThan(10_000);
});

test('nothing is fetched from hosts that are not the merchant’s, or from private addresses (ruling 20, SEC-76)', async () => {
  const other = await startProvider({ 'GET /x.svg': picture(svg()) });
  const near = siteOf('one', [provider.origin, other.origin, 'https://127.0.0.1/', 'https://10.0.0.8/']);
  for (const address of [
    `${other.origin}/x.svg`,
    'https://127.0.0.1/x.svg',
    'https://10.0.0.8/x.svg',
    'https://evil.example/x.svg',
    'file:///etc/passwd',
    'https://one.localhost/x.svg',
    undefined,
  ])
    expect(await fetchPicture(near, address)).toBeUndefined();
  expect(other.requests).toEqual([]);
  await other.close();
});

test('a redirect is not followed', async () => {
  provider.answers['GET /r.svg'] = { status: 302, headers: { location: '/f.svg' } };
  provider.answers['GET /f.svg'] = picture(svg());
  expect(await fetchPicture(site(), `${provider.origin}/r.svg`)).toBeUndefined();
});
