import { getBrandImage } from '@/lib/server/features/manifest/brand-images';
import { getScreenTexts } from '@/lib/server/features/manifest/screen-texts';
import { listBrandImages } from '@/lib/shared/manifest/brand-image';
import type { ScreenArt } from '@/lib/shared/manifest/screen-art';
import { siteOf } from '@/tests/unit/server/features/manifest/site-of';
import { type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));
// As on a machine with fonts, whatever this one has.
jest.mock('@/lib/server/features/manifest/paint/can-write', () => ({ hasFonts: async () => true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  setRegistry([toEntry('one', { backend: { origin: provider.origin }, languages: ['TH', 'VI'] })]);
});
afterAll(async () => {
  await provider.close();
  forget();
});

test('a screen is drawn with the texts of the merchant’s first language in Latin letters (B10)', async () => {
  const drawn: ScreenArt[] = [];
  const drawScreen = (art: ScreenArt): string => {
    drawn.push(art);
    return SVG;
  };
  const [image] = listBrandImages('screen');
  if (!image) throw new Error('no screen');
  await getBrandImage({ site: siteOf('one', []), image, artist: { drawScreen, drawShortcut: () => SVG } });
  expect(drawn.map(({ texts }) => texts)).toEqual([getScreenTexts('VI')]);
});
