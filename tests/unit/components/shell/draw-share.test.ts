import sharp from 'sharp';
import { drawShare } from '@/components/shell/brand-art/draw-share';
import type { ShareArt } from '@/lib/shared/seo/share-art';
import { SHARE_PLACES, toStart } from '@/lib/shared/seo/share-art';
import { SHARE_SIZE } from '@/lib/shared/seo/share-image';
import { BRAND } from '@/tests/unit/components/ui/brand-of';

const draw = (more: Partial<ShareArt> = {}) =>
  drawShare({ path: '/m/home', brand: BRAND, dir: 'ltr', ...more });

test('it is as large as networks want it, in the brand’s own colours (B31)', async () => {
  const svg = draw();
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(SHARE_SIZE);
  const { background, primary, accent } = BRAND.theme.colors;
  for (const color of [background, primary, accent]) expect(svg).toContain(color);
});

test('each kind of page has a sign of its own (B31)', () => {
  const paths = [
    '/m/home',
    '/m/rng',
    '/m/live',
    '/m/fish',
    '/m/activity',
    '/m/news',
    '/m/download',
    '/m/app',
  ];
  expect(new Set(paths.map((path) => draw({ path }))).size).toBe(paths.length);
});

test('it is mirrored where its language runs from right to left (I5)', () => {
  const { x, y, px } = SHARE_PLACES.mark;
  const mark = 'data:image/png;base64,AA==';
  expect(draw({ mark })).toContain(`x="${x}" y="${y}" width="${px}"`);
  expect(draw({ mark, dir: 'rtl' })).toContain(`x="${SHARE_SIZE.width - x - px}" y="${y}" width="${px}"`);
  expect(toStart('rtl', 0, SHARE_SIZE.width)).toBe(0);
});

test('it shows the age where there is one and it can be written (B6)', () => {
  expect(draw({ age: 18 })).toContain('>18+</text>');
  expect(draw()).not.toContain('<text');
});
